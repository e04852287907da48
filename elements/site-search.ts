import { takeClickedLink } from './clicked-link'
import { isSearchKeyOn } from './search-key'
import { SearchPanel } from './search-panel'

/**
 * `<site-search>` around a link and the form of the search in a `<search>`. The link shows the form on narrow screens, the key `/`
 * focuses its field, and the first focus adds suggestions. Attributes: `data-url`, the JSON route for the locale, and the texts
 * `data-list`, `data-recent`, `data-clear`, `data-cleared`, `data-searching`, `data-hint` (after no results), `data-failed` and `data-retry`.
 */
class SiteSearch extends HTMLElement {
  #panel: SearchPanel | undefined

  // Each listener is one function: the element can be connected again.
  connectedCallback(): void {
    document.addEventListener('keydown', this.#openByKey)
    this.addEventListener('click', this.#toggle)
    this.addEventListener('focusin', this.#suggest)
    // The visitor was faster than the script.
    this.#suggest()
  }

  disconnectedCallback(): void {
    document.removeEventListener('keydown', this.#openByKey)
  }

  get #field(): HTMLInputElement | null {
    return this.querySelector('input')
  }

  get #search(): Element | null {
    return this.querySelector('search')
  }

  #openByKey = (event: KeyboardEvent): void => {
    if (!isShortcut(event)) return
    event.preventDefault()
    this.#open()
  }

  #toggle = (event: MouseEvent): void => {
    if (!takeClickedLink(event, '.site-search-link')) return
    if (this.#search?.hasAttribute('data-open')) this.#search.removeAttribute('data-open')
    else this.#open()
  }

  #open(): void {
    this.#search?.setAttribute('data-open', '')
    this.#field?.focus()
    this.#field?.select()
  }

  #suggest = (): void => {
    const field = this.#field
    if (field?.form && field === document.activeElement)
      this.#panel ??= new SearchPanel(field.form, field, this.dataset)
  }
}

/** Whether the key is pressed outside of other fields and of dialogs. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey) return false
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return !isTyping && !document.querySelector(':modal') && isSearchKeyOn()
}

customElements.define('site-search', SiteSearch)
