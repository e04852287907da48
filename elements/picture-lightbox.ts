import { takeClickedLink } from './clicked-link'
import { zoomPictures } from './picture-zoom'

/**
 * `<picture-lightbox>` around links to pictures in figures, and a `<dialog>`. `data-picture` of a link is the position, for example
 * "Picture 2 of 7". A click shows the picture with its caption in the dialog: in `.lightbox-picture` and in the live region. Buttons
 * with `data-step`, arrow keys and a swipe show the others.
 */
class PictureLightbox extends HTMLElement {
  #opened: HTMLDialogElement | null = null

  connectedCallback(): void {
    this.addEventListener('click', this)
  }

  disconnectedCallback(): void {
    this.#opened?.remove()
  }

  handleEvent(event: MouseEvent): void {
    const link = takeClickedLink(event, 'a[data-picture]')
    const dialog = this.querySelector('dialog')
    // A copy at the end of the page: React finds its own as it was.
    if (link && dialog) this.#open(document.importNode(dialog, true), link)
  }

  #open(dialog: HTMLDialogElement, opener: HTMLAnchorElement): void {
    const links = [...this.querySelectorAll<HTMLAnchorElement>('a[data-picture]')]
    const [area, caption] = dialog.querySelectorAll<HTMLElement>('.lightbox-picture, [aria-live]')
    if (!area || !caption) return
    let index = -1
    const show = (wanted: number) => {
      const next = (wanted + links.length) % links.length
      const link = links[next]
      if (next === index || !link) return
      index = next
      pictures.show(largePicture(link))
      caption.replaceChildren(...captionLines(link))
    }
    const pictures = zoomPictures(area, (step) => show(index + step))
    dialog.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-step]')
      if (button) show(index + Number(button.dataset.step))
    })
    dialog.addEventListener('keydown', (event) => {
      const { key, metaKey, ctrlKey, altKey } = event
      if (metaKey || ctrlKey || altKey) return
      if (pictures.takeKey(key)) event.preventDefault()
      else if (key === 'ArrowLeft') show(index - 1)
      else if (key === 'ArrowRight') show(index + 1)
      else if (key === 'Home') show(0)
      else if (key === 'End') show(links.length - 1)
    })
    dialog.addEventListener('close', () => {
      dialog.remove()
      opener.focus()
    })
    show(links.indexOf(opener))
    document.body.append(dialog)
    dialog.showModal()
    this.#opened = dialog
  }
}

/** The picture of a link, with the one on the page behind it until it has loaded. */
function largePicture(link: HTMLAnchorElement): HTMLImageElement {
  const small = link.querySelector('img')
  const picture = new Image()
  picture.alt = small?.alt ?? ''
  picture.draggable = false
  if (small?.complete && small.currentSrc) picture.style.backgroundImage = `url("${small.currentSrc}")`
  picture.sizes = '100vw'
  if (small) picture.srcset = small.srcset
  picture.src = link.href
  return picture
}

/** The position and the parts of the caption, in the language of the caption. */
function captionLines(link: HTMLAnchorElement): HTMLElement[] {
  const caption = link.closest('figure')?.querySelector('figcaption')
  const position = document.createElement('p')
  position.textContent = link.dataset.picture ?? ''
  const parts = [...(caption?.children ?? [])].map((part) => {
    const line = document.createElement('p')
    line.textContent = part.textContent
    if (caption?.lang) line.lang = caption.lang
    line.dir = caption?.dir ?? ''
    return line
  })
  return [position, ...parts]
}

customElements.define('picture-lightbox', PictureLightbox)
