import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { createTranslator } from 'use-intl/core'
import { type ArticleSelection, articleFields } from '@/lib/article-selection'
import type { ArticleResults } from '@/lib/model/articles/article-results'
import { routes } from '@/lib/routes'
import { get } from './site'

type Messages = typeof import('@/lib/i18n/messages/en.json')

/** Playwright cannot import JSON files. */
function translatorFor(locale: string) {
  const messages: Messages = JSON.parse(readFileSync(`lib/i18n/messages/${locale}.json`, 'utf8'))
  return createTranslator({ locale, messages })
}

/** The results of a state, from the JSON route. */
export async function searchArticles(
  locale: string,
  selection: ArticleSelection,
  page = 1,
): Promise<ArticleResults> {
  const response = await get(routes.foundArticles(locale, selection, page))
  expect(response.status).toBe(200)
  return response.json()
}

const fields = [...articleFields, 'year', 'month'] as const
type Field = (typeof fields)[number]

/** The board of articles of an open page, found by the texts of its language. */
export function articleBoardOf(page: Page, locale: string) {
  const t = translatorFor(locale)
  const form = page.getByRole('search', { name: t('ArticleBoard.filters.title') })
  const results = page.getByRole('region', { name: t('ArticleBoard.results') })
  const summary = form.locator('.board-filters > summary')
  const board = {
    t,
    form,
    results,
    summary,
    status: results.getByRole('status'),
    links: results.getByRole('article').getByRole('heading').getByRole('link'),
    parts: page.getByRole('navigation', { name: t('ArticleBoard.active.title') }).getByRole('link'),
    words: form.getByRole('searchbox', { name: t('ArticleBoard.words.label') }),
    search: form.getByRole('button', { name: t('ArticleBoard.words.search') }),
    retry: results.getByRole('button', { name: t('ArticleBoard.retry') }),
    more: results.getByRole('link', { name: t('ArticleBoard.more') }),
    field: (name: Field) => form.locator(`select[name="${name}"]`),
    /** Opens the filters of a narrow screen. A page that is still loading its styles shows a summary that the styles hide. */
    reveal: async () => {
      await expect(async () => {
        if (await board.field('year').isVisible()) return
        await summary.click({ timeout: 2000 })
        expect(await board.field('year').isVisible()).toBe(true)
      }).toPass({ intervals: [50], timeout: 30_000 })
    },
    select: async (name: Field, value: string) => {
      await board.reveal()
      await board.field(name).selectOption(value)
    },
    /** Opens a path, and waits until React handles the events of the board. */
    openHydrated: async (path: string) => {
      await page.goto(path)
      const hasHandlers = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps'))
      await expect.poll(() => form.evaluate(hasHandlers)).toBe(true)
    },
    /** Expects the URL of a state, its articles and their number, and that the form has what the state selects. */
    expectState: async (selection: ArticleSelection): Promise<ArticleResults> => {
      await expect(page).toHaveURL(routes.articleSearch(locale, selection))
      const found = await searchArticles(locale, selection)
      await expect(board.status).toHaveText(t('ArticleBoard.count', { count: found.total }))
      const hrefs = () => board.links.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      await expect.poll(hrefs).toEqual(found.items.map(({ url }) => url))
      await expect(board.words).toHaveValue(selection.words)
      for (const name of fields) {
        const select = board.field(name)
        if ((await select.count()) > 0) await expect(select, name).toHaveValue(String(selection[name] ?? ''))
      }
      return found
    },
  }
  return board
}
