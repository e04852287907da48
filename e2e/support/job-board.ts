import { expect, type Locator, type Page } from '@playwright/test'
import { valuesOf } from '@/lib/facet-filter'
import { type FacetName, facetNames, type JobFilter } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { routes } from '@/lib/routes'
import { expectInteractive } from './interactive'
import { get } from './site'
import { translatorFor } from './translator'

/** The results of a state, from the JSON route. */
export async function searchJobs(locale: string, filter: JobFilter, cursor = ''): Promise<JobSearch> {
  const response = await get(routes.searchJobs(locale, filter, cursor))
  expect(response.status).toBe(200)
  return response.json()
}

/** The job board of an open page, found by the texts of its language. */
export function boardOf(page: Page, locale: string) {
  const t = translatorFor(locale)
  const form = page.getByRole('search', { name: t('JobBoard.filters.title') })
  const results = page.getByRole('region', { name: t('JobBoard.results') })
  const board = {
    t,
    form,
    results,
    status: results.getByRole('status'),
    jobLinks: results.getByRole('article').getByRole('heading').getByRole('link'),
    parts: page.getByRole('navigation', { name: t('JobBoard.active.title') }).getByRole('link'),
    words: form.getByRole('searchbox', { name: t('JobBoard.words.label') }),
    amount: form.getByRole('textbox', { name: t('JobBoard.salary.amount'), includeHidden: true }),
    currency: form.getByRole('combobox', { name: t('JobBoard.salary.currency'), includeHidden: true }),
    sort: form.getByRole('combobox', { name: t('JobBoard.sort.title'), includeHidden: true }),
    show: form.locator('.show-button'),
    retry: results.getByRole('button', { name: t('JobBoard.retry') }),
    /** The link to the next page, also where it repeats a failed request. */
    more: results.locator('a[rel="next"]'),
    option: (name: FacetName, value: string) => form.locator(`input[name="${name}"][value="${value}"]`),
    /**
     * Opens what hides a control: the filters of a narrow screen, and the further values of a facet. A page that is still
     * loading its styles shows summaries that the styles hide, therefore a click that cannot succeed is given up.
     */
    reveal: async (control: Locator) => {
      const closed = control.locator('xpath=ancestor::details[not(@open)]/summary').filter({ visible: true })
      await expect(async () => {
        if (await control.isVisible()) return
        await closed.first().click({ timeout: 2000 })
        expect(await control.isVisible()).toBe(true)
      }).toPass({ intervals: [50], timeout: 30_000 })
    },
    check: async (name: FacetName, value: string) => {
      await board.reveal(board.option(name, value))
      await board.option(name, value).check()
    },
    uncheck: async (name: FacetName, value: string) => {
      await board.reveal(board.option(name, value))
      await board.option(name, value).uncheck()
    },
    /** Opens a path, and waits until React handles the events of the board. */
    openHydrated: async (path: string) => {
      await page.goto(path)
      await expectInteractive(form)
    },
    /** Sends the form, as a visitor without JavaScript does after each change. */
    submit: async () => {
      await board.reveal(board.show)
      await board.show.click()
    },
    /** Expects the URL of a state, its jobs and their number, and that the form has what the state selects. */
    expectState: async (filter: JobFilter): Promise<JobSearch> => {
      await expect(page).toHaveURL(routes.jobSearch(locale, filter))
      const found = await searchJobs(locale, filter)
      const shown = async () => ({
        ...(await results.evaluate(readResults)),
        ...(await form.evaluate(readForm)),
      })
      await expect.poll(shown, { intervals: [20, 50, 100] }).toEqual({
        status: t('JobBoard.count', { count: found.total }),
        urls: found.items.map(({ url }) => url),
        selected: facetNames
          .flatMap((name) => valuesOf(filter, name).map((value) => `${name}=${value}`))
          .sort(),
        words: filter.words,
        sort: filter.sort,
        amount: String(filter.salary?.amount ?? ''),
      })
      return found
    },
  }
  return board
}

// In the browser: reading everything at once takes a tenth of the time of an assertion for each of them.

function readResults(section: HTMLElement | SVGElement) {
  const links = [...section.querySelectorAll('article :is(h2, h3) a')]
  return {
    status: section.querySelector('[role="status"]')?.textContent,
    urls: links.map((link) => link.getAttribute('href')),
  }
}

function readForm(search: HTMLElement | SVGElement) {
  const boxes = [...search.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:checked')]
  const fieldValue = (name: string) =>
    search.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value
  return {
    selected: boxes.map(({ name, value }) => `${name}=${value}`).sort(),
    words: fieldValue('q'),
    sort: fieldValue('sort'),
    amount: fieldValue('salary_min'),
  }
}
