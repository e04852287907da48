import { make } from '@/elements/make'
import type { JobList } from '@/lib/documents/json/job-list'
import { choicesOf, type JobChoice, type ListedJob, selectJobs, toSiteUrl } from './listed-jobs'

/** So many jobs are shown at first, and more after each press of the button. */
const step = 20

/** The filters of a list of jobs and those that they select. Texts of records are text nodes and values of attributes, never markup. */
export class JobListView {
  readonly element: HTMLElement
  readonly #choice: JobChoice = { words: '', department: '', place: '', contract: '' }
  readonly #status = make('p', { part: 'count', role: 'status' })
  readonly #items = make('ul', { part: 'jobs', role: 'list' })
  readonly #more: HTMLButtonElement
  #found: readonly ListedJob[]

  /** `home` is the home of the site: links lead to its pages only. */
  constructor(
    readonly list: JobList,
    readonly home: URL,
  ) {
    const { texts, jobs, lang, dir, url } = list
    this.#found = jobs
    this.#more = make('button', { part: 'button', type: 'button' }, texts.more)
    this.#more.addEventListener('click', () => this.#append()?.querySelector('a')?.focus())
    const page = make('a', { part: 'link', href: toSiteUrl(url, home) ?? home.href }, texts.all)
    const parts =
      jobs.length === 0
        ? [make('p', { part: 'empty' }, texts.empty)]
        : [this.#makeFilters(), this.#status, this.#items, this.#more]
    this.element = make('div', { lang, dir }, ...parts, make('p', {}, page))
    this.#show()
  }

  #makeFilters(): HTMLElement {
    const { texts, jobs } = this.list
    const input = make('input', { part: 'field', type: 'search', autocomplete: 'off' })
    const select = (name: keyof JobChoice, valuesOf: Parameters<typeof choicesOf>[1]) => {
      const values = choicesOf(jobs, valuesOf, this.list.lang)
      const options = values.map((value) => make('option', { value }, value))
      const any = make('option', { value: '' }, texts.any)
      return values.length === 0
        ? []
        : [this.#label(name, make('select', { part: 'field' }, any, ...options))]
    }
    return make(
      'div',
      { part: 'filters', role: 'search', 'aria-label': texts.find },
      this.#label('words', input),
      ...select('department', ({ department }) => department),
      ...select('place', ({ places }) => places),
      ...select('contract', ({ contract }) => contract),
    )
  }

  #label(name: keyof JobChoice, control: HTMLInputElement | HTMLSelectElement): HTMLElement {
    control.addEventListener('input', () => {
      this.#choice[name] = control.value
      this.#show()
    })
    return make('label', { part: 'label' }, this.list.texts[name], control)
  }

  #show(): void {
    const { jobs, total, texts } = this.list
    this.#found = selectJobs(jobs, this.#choice)
    this.#items.replaceChildren()
    this.#append()
    const { length } = this.#found
    this.#status.textContent =
      length === 0 ? texts.noMatch : `${texts.count} ${length === jobs.length ? total : length}`
  }

  /** The first of the items that it adds. */
  #append(): HTMLElement | undefined {
    const start = this.#items.childElementCount
    const items = this.#found.slice(start, start + step).map((job) => this.#makeItem(job))
    this.#items.append(...items)
    this.#more.hidden = start + items.length >= this.#found.length
    return items[0]
  }

  #makeItem({ title, lang, url, places, contract, remote }: ListedJob): HTMLElement {
    const facts = [places.join(', '), contract, remote].filter(Boolean).join(' · ')
    const href = toSiteUrl(url, this.home) ?? undefined
    return make(
      'li',
      { part: 'job' },
      make('a', { part: 'title', href, lang, dir: 'auto' }, title),
      ...(facts === '' ? [] : [make('p', { part: 'facts' }, facts)]),
    )
  }
}
