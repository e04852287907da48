'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'

type ClickToPlayProps = { embedUrl: string; watchUrl: string; title: string; children: ReactNode }

export function ClickToPlay({ embedUrl, watchUrl, title, children }: ClickToPlayProps) {
  const [isPlaying, setIsPlaying] = useState(false)

  if (isPlaying) {
    return (
      <iframe
        src={embedUrl}
        title={title}
        ref={(element) => element?.focus()}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full border-0 bg-deep"
      />
    )
  }

  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsPlaying(true)
  }

  return (
    <a
      href={watchUrl}
      rel="noopener"
      onClick={play}
      className="group/video relative block text-on-deep no-underline"
    >
      {children}
    </a>
  )
}
