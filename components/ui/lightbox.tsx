import type { ReactNode } from 'react'
import { Icon } from './icons'

type LightboxProps = {
  /** The number of pictures. */
  count: number
  labels: Record<'pictures' | 'previous' | 'next' | 'close', string>
  children: ReactNode
}

/** Opens the links with `data-picture` in `children` in a dialog (elements/picture-lightbox.ts). Without JavaScript a link opens its picture. */
export function Lightbox({ count, labels, children }: LightboxProps) {
  return (
    <picture-lightbox className="block">
      {children}
      <dialog aria-label={labels.pictures} className="lightbox">
        <form method="dialog">
          <button type="submit" aria-label={labels.close}>
            <Icon name="close" />
          </button>
        </form>
        <div className="lightbox-picture" />
        <div className="lightbox-bar">
          {count > 1 && (
            <button type="button" data-step={-1} aria-label={labels.previous}>
              <Icon name="arrow-left" />
            </button>
          )}
          <div aria-live="polite" />
          {count > 1 && (
            <button type="button" data-step={1} aria-label={labels.next}>
              <Icon name="arrow-right" />
            </button>
          )}
        </div>
      </dialog>
    </picture-lightbox>
  )
}
