import { changeSaved, readStored, registerSavedWorker, subscribeToSaved } from '@/lib/browser/saved-storage'
import {
  maxSaved,
  parseSaved,
  type Savable,
  toSaved,
  withoutSaved,
  withSaved,
} from '@/lib/model/search/saved-items'

/**
 * `<save-record>` around the button that saves a record in the browser, or removes it, and the hidden alerts `data-problem="full"` and
 * `data-problem="failed"`. `data-labels` has the visible text of the button, before and after, divided by a comma. `data-savable` is the
 * record (`Savable`) as JSON. `data-worker` and `data-scope` are the paths of the service worker, which the first saved record registers,
 * and of the page that it keeps. The element has the class `invisible` where the browser lets the site store nothing.
 */
class SaveRecord extends HTMLElement {
  #unsubscribe = () => {}

  connectedCallback(): void {
    this.#unsubscribe = subscribeToSaved(() => this.#show())
    this.onclick = ({ target }) => {
      if (target instanceof Element && target.closest('button')) this.#toggle()
    }
    this.#show()
  }

  disconnectedCallback(): void {
    this.#unsubscribe()
  }

  get #savable(): Savable {
    return JSON.parse(this.dataset.savable ?? '')
  }

  #show(): void {
    const { kind, item } = this.#savable
    const stored = readStored(kind)
    // JSON has the reference of a saved item in this form.
    const isSaved = stored?.includes(`"reference":${JSON.stringify(item.reference)}`) === true
    this.classList.toggle('invisible', stored === null)
    this.querySelector('button')?.setAttribute('aria-pressed', String(isSaved))
    const label = this.querySelector<HTMLElement>('[data-labels]')
    if (label) label.textContent = label.dataset.labels?.split(',')[isSaved ? 1 : 0] ?? ''
  }

  #toggle(): void {
    const problem = this.#change()
    for (const alert of this.querySelectorAll<HTMLElement>('[data-problem]'))
      alert.hidden = alert.dataset.problem !== problem
  }

  /** Says why the record is not saved. */
  #change(): 'full' | 'failed' | null {
    const { kind, item } = this.#savable
    const saved = parseSaved(kind, readStored(kind))
    const isSaved = saved.some(({ reference }) => reference === item.reference)
    if (!isSaved && saved.length >= maxSaved) return 'full'
    const isStored = changeSaved(kind, (items) =>
      isSaved ? withoutSaved(items, item.reference) : withSaved(items, [toSaved(this.#savable, Date.now())]),
    )
    if (!isStored) return 'failed'
    const { worker, scope } = this.dataset
    if (saved.length === 0 && worker && scope) registerSavedWorker(worker, scope)
    return null
  }
}

customElements.define('save-record', SaveRecord)
