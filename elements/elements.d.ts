import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type CustomElement<Attributes = object> = DetailedHTMLProps<
  HTMLAttributes<HTMLElement> & Attributes,
  HTMLElement
>

/** The attributes of each custom element, which its module describes. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'current-section': CustomElement
      'save-record': CustomElement
      'share-buttons': CustomElement
      'theme-choice': CustomElement
    }
  }
}
