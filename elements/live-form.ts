/**
 * `<live-form>` around a form whose target is the page of a state of the same list, and around what shows that state. A change shows the
 * state without leaving the page: children of elements with `data-live` are those of the element with the same value on its page,
 * and its URL is in the history. Without a response the form is sent.
 */
class LiveForm extends HTMLElement {
  #request = new AbortController()
  #timer = 0
  /** Whether the last change was of written words, which the next one replaces. */
  #isWriting = false

  connectedCallback(): void {
    for (const type of ['change', 'input', 'submit']) this.addEventListener(type, this)
    window.addEventListener('popstate', this)
  }

  disconnectedCallback(): void {
    window.removeEventListener('popstate', this)
    this.#request.abort()
  }

  handleEvent(event: Event): void {
    const { type, target } = event
    const isText = target instanceof HTMLInputElement && target.type === 'search'
    window.clearTimeout(this.#timer)
    if (type === 'popstate') void this.#show(location.href, null)
    else if (type === 'submit') {
      event.preventDefault()
      void this.#send(false).then(() => this.querySelector<HTMLElement>('#results')?.focus())
    } else if (isText && target.name) this.#timer = window.setTimeout(() => this.#send(true), pauseMs)
    else if (type === 'change' && !isText) void this.#send(false)
  }

  async #send(isWriting: boolean): Promise<void> {
    const form = this.querySelector('form')
    if (!form) return
    const url = new URL(form.action)
    for (const [name, value] of new FormData(form)) url.searchParams.append(name, String(value))
    const isReplaced = isWriting && this.#isWriting
    this.#isWriting = isWriting
    if (!(await this.#show(url.href, isReplaced ? 'replaceState' : 'pushState'))) form.submit()
  }

  /** Returns false where there is no such page. */
  async #show(url: string, change: 'pushState' | 'replaceState' | null): Promise<boolean> {
    this.#request.abort()
    this.#request = new AbortController()
    const { signal } = this.#request
    try {
      const response = await fetch(url, { signal })
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      if (signal.aborted) return true
      if (!response.ok || !page.querySelector('live-form')) return false
      if (change && response.url !== location.href) history[change](null, '', response.url)
      document.title = page.title
      this.#replace(page)
      return true
    } catch {
      return signal.aborted
    }
  }

  #replace(page: Document): void {
    const focused = document.activeElement
    const found = new Map(
      [...page.querySelectorAll<HTMLElement>('[data-live]')].map((part) => [part.dataset.live, part]),
    )
    for (const part of this.querySelectorAll<HTMLElement>('[data-live]')) {
      const next = found.get(part.dataset.live)
      if (next) part.replaceChildren(...next.childNodes)
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      'header [hreflang], link[rel=canonical]',
    )) {
      const same = link.hreflang ? `header [hreflang="${link.hreflang}"]` : 'link[rel=canonical]'
      link.setAttribute('href', page.querySelector(same)?.getAttribute('href') ?? link.href)
    }
    const words = this.querySelector<HTMLInputElement>('[name=q]')
    const written = page.querySelector<HTMLInputElement>('[name=q]')
    if (words && written && words !== focused) words.value = written.value
    if (focused instanceof HTMLInputElement && !focused.isConnected)
      this.querySelector<HTMLElement>(
        `[name="${CSS.escape(focused.name)}"][value="${CSS.escape(focused.value)}"]`,
      )?.focus()
  }
}

/** After the last key, so that a word is searched for when it is written. */
const pauseMs = 250

customElements.define('live-form', LiveForm)
