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
      'current-section': CustomElement
      'filter-menus': CustomElement
      'live-form': CustomElement
      'more-items': CustomElement
      'picture-lightbox': CustomElement
      'save-record': CustomElement
      'search-key-switch': CustomElement
      'share-buttons': CustomElement
      'site-search': CustomElement
      'theme-choice': CustomElement
      'vitrine-jobs': CustomElement<{ organization: string; locale: string }>
    }
  }
}
