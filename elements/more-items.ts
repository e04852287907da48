import { takeClickedLink } from './clicked-link'

/**
 * `<more-items>` around a page of a list: a `<ul>`, a `role="status"` for announcements, and a link with `data-more` to the next page
 * if there is one. The link appends the items of that page, which has the same element. The texts are `data-loading`, `data-failed`,
 * `data-retry` for the link, and `data-shown` for the status after another page has appended these items.
 */
class MoreItems extends HTMLElement {
  #isLoading = false

  connectedCallback(): void {
    this.addEventListener('click', this)
  }

  async handleEvent(event: MouseEvent): Promise<void> {
    const link = takeClickedLink(event, 'a[data-more]')
    const list = this.querySelector('ul')
    if (!link || !list || this.#isLoading) return
    const { loading, failed, retry = '' } = this.dataset
    this.#setLoading(link, true)
    this.#announce(loading)
    try {
      const page = await readPage(link.href)
      list.append(...page.items)
      // The link is behind the new items then, or is gone.
      page.items[0]?.querySelector('a')?.focus({ preventScroll: true })
      this.#announce(page.shown)
      link.hidden = !page.next
      if (page.next) link.href = page.next.href
      link.textContent = page.next?.textContent ?? ''
    } catch {
      this.#announce(failed)
      link.textContent = retry
    }
    this.#setLoading(link, false)
  }

  #setLoading(link: Element, isLoading: boolean): void {
    this.#isLoading = isLoading
    link.setAttribute('aria-disabled', String(isLoading))
  }

  #announce(text = ''): void {
    const status = this.querySelector('[role=status]')
    if (status) status.textContent = text
  }
}

/** The items of a page of the list, and its link to the following page. Throws for a page without items, such as that of an error. */
async function readPage(url: string) {
  const response = await fetch(url)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const more = page.querySelector<HTMLElement>('more-items')
  const items = [...(more?.querySelector('ul')?.children ?? [])]
  if (items.length === 0) throw new Error(`${url}: ${response.status}`)
  const next = more?.querySelector<HTMLAnchorElement>('a[data-more]')
  return { items, next, shown: more?.dataset.shown }
}

customElements.define('more-items', MoreItems)
