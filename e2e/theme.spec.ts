import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { expectAccessible } from './support/layout'
import { demoArticle } from './support/site'

const paper = { light: 'rgb(252, 252, 250)', dark: 'rgb(16, 22, 20)' } as const
const other = { light: 'dark', dark: 'light' } as const
const themes = ['light', 'dark'] as const

const words = {
  en: { legend: 'Appearance', light: 'Light', dark: 'Dark', system: 'Match device' },
  fr: { legend: 'Apparence', light: 'Clair', dark: 'Sombre', system: 'Selon l’appareil' },
} as const

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

const themeColor = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return metas.find(({ media }) => media === '' || matchMedia(media).matches)?.content
  })

const option = (page: Page, locale: keyof typeof words, theme: 'light' | 'dark' | 'system') =>
  page.getByRole('group', { name: words[locale].legend }).getByRole('radio', { name: words[locale][theme] })

/** Selects an option as soon as it works. */
async function choose(page: Page, locale: keyof typeof words, theme: 'light' | 'dark' | 'system') {
  const radio = option(page, locale, theme)
  await expect(async () => {
    await radio.check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme === 'system' ? '' : theme, {
      timeout: theme === 'system' ? 1 : 500,
    })
  })
    .toPass({ timeout: 10_000 })
    .catch((error) => {
      if (theme !== 'system') throw error
    })
  await expect(radio).toBeChecked()
}

/** Stores a choice before the first page of the context. */
async function withChoice(context: BrowserContext, theme: 'light' | 'dark'): Promise<void> {
  await context.addInitScript((value) => localStorage.setItem('vitrine.theme', value), theme)
}
