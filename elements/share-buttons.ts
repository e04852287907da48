/** How long a control says that it copied a link, in milliseconds. */
const shownMs = 2_500

/**
 * `<share-buttons>` in an `<article>`: the button `copy` copies the link of the page, and `share` opens the share sheet of the platform.
 * A click on `a.heading-link` in the article copies the link of that heading. `data-url` is the absolute URL of the page, `data-title` its
 * title. `data-result` of an element in it names the results with which it is shown: `none`, `copied`, `failed`. The class `invisible`
 * keeps the place of a button without a function.
 */
class ShareButtons extends HTMLElement {
  #listeners = new AbortController()
  #timer = 0

  connectedCallback(): void {
    this.#listeners = new AbortController()
    const { signal } = this.#listeners
    this.closest('article')?.addEventListener('click', (event) => this.#act(event), { signal })
    for (const { name, classList } of this.querySelectorAll('button'))
      classList.toggle('invisible', name === 'share' && !navigator.share)
  }

  disconnectedCallback(): void {
    this.#listeners.abort()
  }

  async #act({ target }: MouseEvent): Promise<void> {
    const control = target instanceof Element && target.closest('share-buttons > button, a.heading-link')
    const { url = '', title } = this.dataset
    if (control instanceof HTMLAnchorElement) {
      if (!(await this.#copy(url + control.hash))) return
      control.dataset.copied = this.querySelector('[data-result=copied]')?.textContent ?? ''
      setTimeout(() => delete control.dataset.copied, shownMs)
    } else if (control instanceof HTMLButtonElement) {
      // Rejected if the visitor closes the sheet.
      if (control.name === 'share') navigator.share({ title, url }).catch(() => {})
      else await this.#copy(url)
    }
  }

  /** Needs a secure context, and the permission of the browser. */
  async #copy(link: string): Promise<boolean> {
    let isCopied = true
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      isCopied = false
    }
    this.#show(isCopied ? 'copied' : 'failed')
    clearTimeout(this.#timer)
    if (isCopied) this.#timer = window.setTimeout(() => this.#show('none'), shownMs)
    return isCopied
  }

  #show(result: 'none' | 'copied' | 'failed'): void {
    for (const text of this.querySelectorAll<HTMLElement>('[data-result]'))
      text.hidden = !text.dataset.result?.includes(result)
    // Only the screen reader hears that a link is copied: the control shows it.
    this.querySelector('[role=status]')?.classList.toggle('sr-only', result !== 'failed')
  }
}

customElements.define('share-buttons', ShareButtons)
