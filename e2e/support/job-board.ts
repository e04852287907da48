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
    sort: results.getByRole('combobox', { name: t('JobBoard.sort.title') }),
    show: form.locator('details[open] .show-button'),
    further: form.locator('button[aria-expanded]'),
    retry: results.getByRole('button', { name: t('JobBoard.retry') }),
    /** The link to the next page, also where it repeats a failed request. */
    more: results.locator('a[rel="next"]'),
    option: (name: FacetName, value: string) => form.locator(`input[name="${name}"][value="${value}"]`),
    /** Opens the menu of a control, where it has one, as a visitor does: closes another one, and shows all menus. */
    reveal: async (control: Locator) => {
      const menu = control.locator('xpath=ancestor::details')
      await expect(async () => {
        if (await control.isVisible()) return
        const open = form.locator('details[open] > summary')
        if ((await open.count()) > 0) await open.evaluate((summary: HTMLElement) => summary.click())
        if (!(await menu.isVisible())) await board.further.click({ timeout: 2000 })
        await menu.locator('summary').click({ timeout: 2000 })
        expect(await control.isVisible()).toBe(true)
      }).toPass({ intervals: [50], timeout: 30_000 })
    },
    /** Closes the open menu. Without JavaScript it stays open: its button sends the form. */
    close: () => page.keyboard.press('Escape'),
    check: async (name: FacetName, value: string) => {
      await board.reveal(board.option(name, value))
      await board.option(name, value).check()
      await board.close()
    },
    uncheck: async (name: FacetName, value: string) => {
      await board.reveal(board.option(name, value))
      await board.option(name, value).uncheck()
      await board.close()
    },
    /** Opens a path, and waits until React handles the events of the board. */
    openHydrated: async (path: string) => {
      await page.goto(path)
      await expectInteractive(form)
    },
    /** Sends the form, as a visitor without JavaScript does after each change. */
    submit: async () => {
      if ((await board.show.count()) > 0) await board.show.click()
      else await form.getByRole('button', { name: t('JobBoard.words.search') }).click()
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
    document.querySelector<HTMLInputElement | HTMLSelectElement>(`main [name="${name}"]`)?.value
  return {
    selected: boxes.map(({ name, value }) => `${name}=${value}`).sort(),
    words: fieldValue('q'),
    sort: fieldValue('sort'),
    amount: fieldValue('salary_min'),
  }
}
