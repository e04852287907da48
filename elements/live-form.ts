/**
 * `<live-form>` around a form whose target is the page of a state of the same list, and around what shows that state. A change shows the
 * state without leaving the page: children of elements with `data-live` are those of the element with the same value on its page,
 * and its URL is in the history. Without a response the browser loads the page.
 */
class LiveForm extends HTMLElement {
  #timer = 0
  /** Only the response to the last request is shown. */
  #requests = 0
  #shownPath = location.pathname

  connectedCallback(): void {
    for (const type of ['change', 'input', 'submit']) this.addEventListener(type, this)
    window.addEventListener('popstate', this)
  }

  disconnectedCallback(): void {
    window.removeEventListener('popstate', this)
  }

  handleEvent(event: Event): void {
    const { type, target } = event
    const isText = target instanceof HTMLInputElement && target.type === 'search'
    window.clearTimeout(this.#timer)
    if (type === 'popstate') void this.#followHistory()
    else if (type === 'submit') {
      event.preventDefault()
      void this.#send().then(() => this.querySelector<HTMLElement>('#results')?.focus())
    } else if (!isText) void this.#send()
    else if (type === 'input' && target.name) this.#timer = window.setTimeout(() => this.#send(), pauseMs)
  }

  async #send(): Promise<void> {
    const form = this.querySelector('form')
    if (!form) return
    const fields = new FormData(form)
    const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
    const url = await this.#show(`${form.action}?${query}`)
    if (url === null) form.submit()
    else if (url && url !== location.href) history.pushState(null, '', url)
  }

  async #followHistory(): Promise<void> {
    this.#requests += 1
    // A skip link changes the fragment alone.
    if (location.pathname !== this.#shownPath && (await this.#show(location.href)) === null) location.reload()
  }

  /** The URL of the page that is shown; null where there is none, empty where another one was requested meanwhile. */
  async #show(url: string): Promise<string | null> {
    this.#requests += 1
    const request = this.#requests
    const response = await fetch(url).catch(() => null)
    const html = response?.ok ? await response.text().catch(() => '') : ''
    if (request !== this.#requests) return ''
    const page = new DOMParser().parseFromString(html, 'text/html')
    if (!response || !page.querySelector('live-form')) return null
    document.title = page.title
    this.#shownPath = new URL(response.url).pathname
    this.#replace(page)
    return response.url
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
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header [hreflang], [rel=canonical]')) {
      const same = link.hreflang ? `header [hreflang="${link.hreflang}"]` : '[rel=canonical]'
      link.href = page.querySelector<HTMLAnchorElement>(same)?.href ?? link.href
    }
    const [words, written] = [this, page].map((all) => all.querySelector<HTMLInputElement>('main [name=q]'))
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
