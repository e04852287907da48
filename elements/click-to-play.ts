import { takeClickedLink } from './clicked-link'

/** `<click-to-play data-player="URL" data-title="…">` around a link to a video. A click shows the player in place of the link. */
class ClickToPlay extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this)
  }

  handleEvent(event: MouseEvent): void {
    if (!takeClickedLink(event, 'a')) return
    const { player = '', title = '' } = this.dataset
    const frame = document.createElement('iframe')
    frame.title = title
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    frame.sandbox.value = 'allow-scripts allow-same-origin allow-presentation allow-popups'
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.style.cssText = 'display:block;width:100%;aspect-ratio:16/9;border:0;background:var(--deep)'
    frame.src = player
    // What is in the shadow takes the place of the children, which stay as React knows them.
    this.attachShadow({ mode: 'open' }).append(frame)
    frame.focus()
  }
}

customElements.define('click-to-play', ClickToPlay)
