import { make } from '@/elements/make'
import { JobsElement as de } from '@/lib/i18n/messages/de.json'
import { JobsElement as en } from '@/lib/i18n/messages/en.json'
import { JobsElement as fr } from '@/lib/i18n/messages/fr.json'
import { jobListFile } from '@/lib/job-list-file'
import { JobListView } from './job-list-view'
import { style } from './style'

/** The home of the site, whose file this is. */
const home = new URL('..', import.meta.url)

const failed: Readonly<Record<string, string>> = { en: en.failed, fr: fr.failed, de: de.failed }

const sheet = new CSSStyleSheet()
sheet.replaceSync(style)

/**
 * `<vitrine-jobs organization="acme" locale="en">` on a page of any site: the open jobs of an organization, with filters. Without `locale` it is
 * in the language of the page. Its content is shown until the jobs are there, and where the script does not run. docs/elsewhere.md has its custom properties and parts.
 */
class VitrineJobs extends HTMLElement {
  #root = this.attachShadow({ mode: 'open' })

  connectedCallback(): void {
    // It was connected before.
    if (this.#root.firstChild) return
    this.#root.adoptedStyleSheets = [sheet]
    this.#root.append(make('slot', {}))
    const locale = this.getAttribute('locale') || document.documentElement.lang || 'en'
    void this.#load(locale, this.getAttribute('organization') ?? '')
  }

  async #load(locale: string, organization: string): Promise<void> {
    const url = new URL(jobListFile(locale, organization), home)
    try {
      const response = await fetch(url, { credentials: 'omit' })
      if (!response.ok) throw new Error(`${url}: ${response.status}`)
      this.#root.replaceChildren(new JobListView(await response.json(), home).element)
    } catch {
      const language = locale.slice(0, 2) in failed ? locale.slice(0, 2) : 'en'
      const page = url.href.replace(/\.json$/, '')
      const link = make('a', { part: 'link', href: page }, page)
      this.#root.replaceChildren(make('p', { part: 'error', lang: language }, `${failed[language]} `, link))
    }
  }
}

// A page can have the files of two versions.
if (!customElements.get('vitrine-jobs')) customElements.define('vitrine-jobs', VitrineJobs)
