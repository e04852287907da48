import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type CustomElement<Attributes = object> = DetailedHTMLProps<
  HTMLAttributes<HTMLElement> & Attributes,
  HTMLElement
>

/** The attributes of each custom element, which its module describes. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'click-to-play': CustomElement
      'more-items': CustomElement
      'picture-lightbox': CustomElement
      'search-key-switch': CustomElement
      'site-search': CustomElement
      'theme-choice': CustomElement
    }
  }
}
