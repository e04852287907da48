'use client'

import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Lightbox } from './lightbox.client'

type LightboxProps = ComponentProps<typeof Lightbox>
type Opened = Pick<LightboxProps, 'links' | 'start'> & { View: ComponentType<LightboxProps> }

/**
 * Opens the links with `data-picture` in `children` in a lightbox, whose code is loaded at the first click. Before that, and
 * without JavaScript, a link opens its picture.
 */
export function LightboxLinks({
  labels,
  children,
}: {
  labels: LightboxProps['labels']
  children: ReactNode
}) {
  const area = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)

  useEffect(() => {
    const open = async (event: MouseEvent) => {
      const { target, metaKey, ctrlKey, shiftKey, altKey } = event
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-picture]') : null
      if (!link || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      try {
        const { Lightbox: View } = await import('./lightbox.client')
        const links = [...(area.current?.querySelectorAll<HTMLAnchorElement>('a[data-picture]') ?? [])]
        setOpened({ View, links, start: links.indexOf(link) })
      } catch {
        location.assign(link.href)
      }
    }
    const element = area.current
    element?.addEventListener('click', open)
    return () => element?.removeEventListener('click', open)
  }, [])

  const close = () => {
    opened?.links[opened.start]?.focus()
    setOpened(null)
  }
  return (
    <div ref={area}>
      {children}
      {opened && <opened.View links={opened.links} start={opened.start} labels={labels} onClose={close} />}
    </div>
  )
}
