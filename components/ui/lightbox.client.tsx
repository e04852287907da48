'use client'

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { langProps } from '@/lib/i18n/lang-props'
import { Icon } from './icons'
import { readPicture } from './read-picture'

type LightboxProps = {
  /** The links to the pictures, in their order on the page. */
  links: readonly HTMLAnchorElement[]
  /** The position of the first picture to show, from 0. */
  start: number
  labels: { pictures: string; previous: string; next: string; close: string }
  onClose: () => void
}

/** A horizontal movement of a finger that changes the picture, in pixels. */
const swipe = 48

/** Shows one picture of a gallery in the whole window, by its link and its caption on the page. */
export function Lightbox({ links, start, labels, onClose }: LightboxProps) {
  const [index, setIndex] = useState(start)
  const dialog = useRef<HTMLDialogElement>(null)
  const touchedAt = useRef<number | null>(null)

  useEffect(() => dialog.current?.showModal(), [])

  const link = links[index]
  if (!link) return null
  const { src, srcSet, preview, alt, position, caption, lang } = readPicture(link)
  const move = (step: number) => setIndex((index + step + links.length) % links.length)

  const onKeyDown = ({ key, metaKey, ctrlKey, altKey }: KeyboardEvent) => {
    if (metaKey || ctrlKey || altKey) return
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
    if (key === 'Home') setIndex(0)
    if (key === 'End') setIndex(links.length - 1)
  }
  const onPointerDown = ({ pointerType, clientX }: PointerEvent) => {
    touchedAt.current = pointerType === 'touch' ? clientX : null
  }
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = touchedAt.current === null ? 0 : clientX - touchedAt.current
    if (links.length > 1 && Math.abs(moved) > swipe) move(moved > 0 ? -1 : 1)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={labels.pictures}
      className="lightbox"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <form method="dialog">
        <button type="submit" aria-label={labels.close}>
          <Icon name="close" />
        </button>
      </form>
      <div className="lightbox-picture" onPointerDown={onPointerDown} onPointerUp={onPointerUp}>
        {/* biome-ignore lint/performance/noImgElement: its sources are those of the picture on the page */}
        <img
          key={src}
          src={src}
          srcSet={srcSet}
          sizes="100vw"
          alt={alt}
          draggable={false}
          style={preview === '' ? undefined : { backgroundImage: `url("${preview}")` }}
        />
      </div>
      <div className="lightbox-bar">
        {links.length > 1 && (
          <button type="button" aria-label={labels.previous} onClick={() => move(-1)}>
            <Icon name="arrow-left" />
          </button>
        )}
        <div aria-live="polite">
          <p>{position}</p>
          {caption.map((text) => (
            <p key={text} {...langProps(lang)}>
              {text}
            </p>
          ))}
        </div>
        {links.length > 1 && (
          <button type="button" aria-label={labels.next} onClick={() => move(1)}>
            <Icon name="arrow-right" />
          </button>
        )}
      </div>
    </dialog>
  )
}
