type ShownPicture = {
  src: string
  srcSet: string | undefined
  /** The source of the picture on the page. Empty where it has not loaded. */
  preview: string
  alt: string
  /** For example "Picture 2 of 7". */
  position: string
  caption: readonly string[]
  lang: string | undefined
}

/** What a link to a picture and the figure around it say: the texts are not sent twice. */
export function readPicture(link: HTMLAnchorElement): ShownPicture {
  const image = link.querySelector('img')
  const caption = link.closest('figure')?.querySelector('figcaption')
  return {
    src: link.href,
    srcSet: image?.srcset || undefined,
    preview: image?.complete ? image.currentSrc : '',
    alt: image?.alt ?? '',
    position: link.dataset.picture ?? '',
    caption: [...(caption?.children ?? [])].map((part) => part.textContent ?? ''),
    lang: caption?.lang || undefined,
  }
}
