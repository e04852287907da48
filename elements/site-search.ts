import { takeClickedLink } from './clicked-link'
import { isSearchKeyOn } from './search-key'
import { SearchPanel } from './search-panel'

/**
 * `<site-search>` around a link and the form of the search in a `<search>`. The link is a button that shows the form on narrow screens,
 * and Escape hides it. The key `/` focuses its field, and the first focus adds suggestions. Attributes: `data-url`, the JSON route for the
 * locale, and the texts `data-list`, `data-recent`, `data-clear`, `data-cleared`, `data-searching`, `data-hint` (after no results),
 * `data-failed` and `data-retry`.
 */
class SiteSearch extends HTMLElement {
  #panel: SearchPanel | undefined

  // Each listener is one function: the element can be connected again.
  connectedCallback(): void {
    document.addEventListener('keydown', this.#openByKey)
    this.addEventListener('click', this.#toggle)
    this.addEventListener('focusin', this.#suggest)
    // Before the form, which clears the field at Escape.
    this.addEventListener('keydown', this.#press, true)
    this.#link?.setAttribute('role', 'button')
    this.#link?.setAttribute('aria-expanded', String(this.#isOpen))
    // The visitor was faster than the script.
    this.#suggest()
  }

  disconnectedCallback(): void {
    document.removeEventListener('keydown', this.#openByKey)
  }

  get #field(): HTMLInputElement | null {
    return this.querySelector('input')
  }

  get #link(): HTMLElement | null {
    return this.querySelector('.site-search-link')
  }

  get #isOpen(): boolean {
    return this.querySelector('search[data-open]') !== null
  }

  set #isOpen(isOpen: boolean) {
    this.querySelector('search')?.toggleAttribute('data-open', isOpen)
    this.#link?.setAttribute('aria-expanded', String(isOpen))
  }

  #openByKey = (event: KeyboardEvent): void => {
    if (!isShortcut(event)) return
    event.preventDefault()
    this.#open()
  }

  #toggle = (event: MouseEvent): void => {
    if (!takeClickedLink(event, '.site-search-link')) return
    if (this.#isOpen) this.#isOpen = false
    else this.#open()
  }

  #press = (event: KeyboardEvent): void => {
    const link = this.#link
    // Wide screens have no link, and always show the form.
    if (event.isComposing || !link?.offsetParent) return
    if (event.key === ' ' && event.target === link) {
      event.preventDefault()
      link.click()
    } else if (event.key === 'Escape' && this.#isOpen && !this.querySelector('.search-panel:not([hidden])')) {
      event.stopPropagation()
      this.#isOpen = false
      link.focus()
    }
  }

  #open(): void {
    this.#isOpen = true
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
