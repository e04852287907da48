import { make, setAttributes } from './make'
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches-store'
import { toFoundGroup, toRecentGroup } from './search-options'
import { SearchRequest } from './search-request'

const listId = 'suggestions'

/**
 * The suggestions at the end of the form of the search, as a combobox (ARIA Authoring Practices): the focus stays in the field. `texts`
 * are the attributes of `<site-search>`.
 */
export class SearchPanel {
  readonly #list: HTMLElement
  readonly #message = make('p', { class: 'search-message' })
  readonly #panel = make('div', { class: 'search-panel' })
  readonly #status = make('p', { role: 'status', class: 'sr-only' })
  readonly #request: SearchRequest
  #options: readonly HTMLAnchorElement[] = []
  /** The place of the option that the arrow keys have reached; -1 is the field. */
  #active = -1
  #isShown = true
  #isCleared = false

  constructor(
    readonly form: HTMLFormElement,
    readonly field: HTMLInputElement,
    readonly texts: DOMStringMap,
  ) {
    this.#list = make('div', { id: listId, role: 'listbox', 'aria-label': texts.list, class: 'search-list' })
    this.#request = new SearchRequest(texts.url ?? '', () => this.#render())
    form.append(this.#panel, this.#status)
    setAttributes(field, { role: 'combobox', 'aria-autocomplete': 'list' })
    for (const name of ['input', 'focus', 'click']) field.addEventListener(name, () => this.#show())
    form.addEventListener('submit', () => addRecentSearch(field.value))
    form.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) this.#hide()
    })
    form.addEventListener('keydown', (event) => {
      if (!event.isComposing && this.#press(event)) event.preventDefault()
    })
    // A press leaves the focus in the field.
    this.#panel.addEventListener('mousedown', (event) => event.preventDefault())
    this.#show()
  }

  get #isExpanded(): boolean {
    return this.#isShown && this.#options.length > 0
  }

  #show(): void {
    this.#isShown = true
    this.#isCleared = false
    this.#request.change(this.field.value.trim())
    this.#render()
  }

  #hide(): void {
    this.#isShown = false
    this.#mark(-1)
  }

  /** Whether the key is one of the list. */
  #press({ key, target }: KeyboardEvent): boolean {
    const { field } = this
    if (key === 'Escape') {
      const isOpen = !this.#panel.hidden
      if (!isOpen) field.value = ''
      // The focus shows the list.
      field.focus()
      if (isOpen) this.#hide()
      else this.#show()
    } else if (target !== field) return false
    else if (key === 'ArrowDown') this.#move(1)
    else if (key === 'ArrowUp') this.#move(-1)
    else if (key === 'Enter' && this.#active >= 0) this.#options[this.#active]?.click()
    else return false
    return true
  }

  #move(step: 1 | -1): void {
    if (!this.#isExpanded) {
      this.#show()
      return
    }
    // The field itself is between the last option and the first one.
    const count = this.#options.length + 1
    this.#mark(((this.#active + 1 + step + count) % count) - 1)
    this.#options[this.#active]?.scrollIntoView({ block: 'nearest' })
  }

  #choose(option: HTMLElement): void {
    addRecentSearch(this.#request.text || (option.textContent ?? ''))
    this.#hide()
  }

  #clear(): void {
    clearRecentSearches()
    this.#isCleared = true
    this.#render()
  }

  /** Shows what is known of the text. */
  #render(): void {
    const active = this.#options[this.#active]?.href
    this.#list.replaceChildren(...this.#toGroups())
    this.#options = [...this.#list.querySelectorAll('a')]
    for (const [place, option] of this.#options.entries()) {
      option.id = `${listId}-${place}`
      option.onclick = () => this.#choose(option)
    }
    this.#message.replaceChildren(...this.#toMessage())
    this.#message.classList.toggle('text-signal', this.#request.state === 'failed')
    this.#panel.replaceChildren(...[this.#list, this.#message].filter((part) => part.hasChildNodes()))
    this.#mark(this.#options.findIndex(({ href }) => href === active))
  }

  #toGroups(): readonly HTMLElement[] {
    const { text, found } = this.#request
    const recent = text === '' ? readRecentSearches() : []
    if (recent.length > 0) return [toRecentGroup(this.texts.recent ?? '', this.form.action, recent)]
    return found.groups.map((group) => toFoundGroup(group, this.form.querySelector('svg')))
  }

  #toMessage(): readonly (Node | string)[] {
    const { text, state, found } = this.#request
    const { clear, failed, retry, searching = '', hint } = this.texts
    const hasOptions = this.#options.length > 0
    if (text === '') return hasOptions ? [this.#toButton(clear, () => this.#clear())] : []
    if (state === 'failed') return [`${failed} `, this.#toButton(retry, () => this.#request.search())]
    if (hasOptions) return state === 'found' && found.note ? [found.note] : []
    if (state === 'resting') return []
    return state === 'searching' ? [searching] : [make('strong', {}, found.announced), ` ${hint}`]
  }

  #toButton(text = '', act: () => void): HTMLElement {
    const button = make('button', { type: 'button', class: 'link' }, text)
    button.onclick = () => {
      // The button is gone then.
      this.field.focus()
      act()
    }
    return button
  }

  /** Marks the option at a place, and says what is shown in attributes and to a screen reader. */
  #mark(place: number): void {
    const { state, found } = this.#request
    const { cleared = '', failed = '' } = this.texts
    const isExpanded = this.#isExpanded
    this.#active = place
    this.#panel.hidden = !this.#isShown || !this.#panel.hasChildNodes()
    setAttributes(this.#list, { 'aria-busy': String(state === 'searching') })
    for (const [at, option] of this.#options.entries())
      setAttributes(option, { 'aria-selected': String(at === place) })
    setAttributes(this.field, {
      'aria-expanded': String(isExpanded),
      'aria-controls': isExpanded ? listId : undefined,
      'aria-activedescendant': this.#options[place]?.id,
    })
    const results = { resting: '', searching: '', found: found.announced, failed }[state]
    const said = this.#isCleared ? cleared : this.#isShown ? results : ''
    // The same text again would be said again.
    if (this.#status.textContent !== said) this.#status.textContent = said
  }
}
