import { expect, type Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { companies } from '../records/companies'
import {
  expectNoOverflow,
  expectNothingMoves,
  expectReflow,
  expectSoundContent,
  expectSoundLooks,
} from '../support/layout'
import { get } from '../support/site'
import { select, visitors } from '../support/variants'
import { test } from '../support/warm-page'

const texts = {
  en: {
    ...{ sections: 'On this page', close: 'Close', next: 'Next picture', previous: 'Previous picture' },
    ...{ enlarge: /^Enlarge picture/, second: 'Picture 2 of 3', all: /^All \d+ stories/, play: /^Play: / },
  },
  fr: {
    ...{ sections: 'Sur cette page', close: 'Fermer', next: 'Photo suivante', previous: 'Photo précédente' },
    ...{
      enlarge: /^Agrandir la photo/,
      second: 'Photo 2 sur 3',
      all: /^Les \d+ articles/,
      play: /^Lire la vidéo/,
    },
  },
  de: {
    ...{
      sections: 'Auf dieser Seite',
      close: 'Schließen',
      next: 'Nächstes Bild',
      previous: 'Vorheriges Bild',
    },
    ...{
      enlarge: /^Bild \d+ von \d+ vergrößern/,
      second: 'Bild 2 von 3',
      all: /^Alle (\d+ )?Geschichten/,
      play: /^Video abspielen/,
    },
  },
} as const
const { bareCompany, harbourWorks, windPower } = companies
const firstPicture = 'Quay at dawn'
type Locale = keyof typeof texts
const sections = ['about', 'people', 'jobs', 'life', 'stories', 'places']

const linksOf = (page: Page, locale: Locale) =>
  page.getByRole('navigation', { name: texts[locale].sections }).getByRole('link')

for (const { locale, width, javaScriptEnabled } of visitors) {
  test.describe(`${locale}, ${width} px, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: 'reduce' },
    })
    const text = texts[locale]

    test('links lead to the sections, and stay in view', async ({ page }) => {
      await page.goto(routes.company(locale, harbourWorks.slug))
      const links = linksOf(page, locale)
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        sections.map((id) => `#${id}`),
      )
      await expect(links.and(page.locator('[aria-current]'))).toHaveCount(0)
      for (const id of ['life', 'places', 'people', 'stories']) {
        const link = links.and(page.locator(`[href="#${id}"]`))
        await link.click()
        await expect(page).toHaveURL(`${routes.company(locale, harbourWorks.slug)}#${id}`)
        await expect(page.locator(`#${id} h2`).first()).toBeInViewport()
        await expect(link).toBeInViewport()
        if (javaScriptEnabled) await expect(link).toHaveAttribute('aria-current', 'location')
      }
      await expectNoOverflow(page, 'sections')
    })

    test('a picture opens', async ({ page }) => {
      await page.goto(routes.company(locale, harbourWorks.slug))
      const first = page.getByRole('link', { name: text.enlarge }).first()
      if (!javaScriptEnabled) {
        await first.click()
        await expect(page).toHaveURL(/\/media\/harbour-1\.webp$/)
        return
      }
      const dialog = page.getByRole('dialog')
      await first.focus()
      const before = await first.boundingBox()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('button', { name: text.close })).toBeFocused()
      await expect(dialog).toContainText(firstPicture)
      expect(await first.boundingBox()).toEqual(before)
      await page.keyboard.press('ArrowRight')
      await expect(dialog).toContainText(text.second)
      await expect(dialog.locator('img')).toHaveAttribute('src', /harbour-2\.webp$/)
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect(dialog.locator('img')).toHaveAttribute('src', /harbour-3\.webp$/)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(first).toBeFocused()

      await page.getByRole('link', { name: text.enlarge }).nth(2).click()
      await dialog.getByRole('button', { name: text.previous }).click()
      await expect(dialog).toContainText(text.second)
      await dialog.getByRole('button', { name: text.next }).click()
      await dialog.getByRole('button', { name: text.next }).click()
      await expect(dialog).toContainText(firstPicture)
      await expectNoOverflow(page, 'lightbox')
      await dialog.getByRole('button', { name: text.close }).click()
      await expect(dialog).toHaveCount(0)
    })

    test('a video plays after a click, and all stories are on a page of their own', async ({ page }) => {
      await page.goto(routes.company(locale, harbourWorks.slug))
      const video = page.locator('#life').getByRole('link', { name: text.play }).first()
      if (javaScriptEnabled) {
        await video.click()
        const player = page.locator('#life iframe')
        await expect(player).toHaveAttribute('src', /player\.vimeo\.com/)
        await expect(player).toBeFocused()
      } else await expect(video).toHaveAttribute('href', /^https:\/\/vimeo\.com\/\d+$/)

      const all = page.locator('#stories').getByRole('link', { name: text.all })
      // The text has no number where there is one story.
      const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0] ?? 1)
      await all.click()
      await expect(page).toHaveURL(routes.companyArticles(locale, harbourWorks.slug))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(harbourWorks.name)
      await expect(page.getByRole('main').locator('li article')).toHaveCount(count)
    })
  })
}

test('the mark follows the scroll, up to the last section', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(routes.company('en', harbourWorks.slug))
  const marked = linksOf(page, 'en').and(page.locator('[aria-current="location"]'))
  const seen: string[] = []
  await page.mouse.move(180, 400)
  for (let step = 0; step < 120 && seen.at(-1) !== '#places'; step += 1) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(30)
    const [href = ''] = await marked.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    if (href !== '' && href !== seen.at(-1)) seen.push(href)
  }
  expect(seen).toEqual(sections.map((id) => `#${id}`))
  await expect(marked).toBeInViewport({ ratio: 1 })
})

test('sections without content are not there, and a short page has no links to sections', async ({
  page,
}) => {
  await page.goto(routes.company('en', bareCompany.slug))
  await expect(page.locator('#people, #life, #stories, #places')).toHaveCount(0)
  await expect(page.locator('#about, #jobs')).toHaveCount(2)
  await expect(linksOf(page, 'en')).toHaveCount(0)
  expect((await get(routes.companyArticles('en', bareCompany.slug))).status).toBe(404)
  expect((await get(routes.companyArticles('fr', 'unknown'))).status).toBe(404)
  await page.goto(routes.companyArticles('fr', bareCompany.slug))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il n’y a pas d’article ici')
})

const pages = [
  routes.companyArticles('fr', harbourWorks.slug),
  routes.company('en', harbourWorks.slug),
  routes.company('fr', windPower.slug),
  routes.company('en', bareCompany.slug),
  routes.companyArticles('en', bareCompany.slug),
]

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no page and no lightbox has an accessibility violation', async ({ page }) => {
    for (const path of select(pages, 1)) await test.step(path, () => expectSoundLooks(page, path))
    await page.goto(`${routes.company('fr', harbourWorks.slug)}#life`)
    const link = page.getByRole('link', { name: texts.fr.enlarge }).first()
    await link.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectSoundContent(page, 'dialog')
    await expectNothingMoves(page)
  })
})

test('nothing scrolls sideways at 320 px, or with text of 200 %', async ({ page }) => {
  for (const path of select(pages, 2)) {
    await page.goto(path)
    await expectReflow(page, path)
    const link = page.getByRole('link', { name: /^(Enlarge|Agrandir)/ }).first()
    if ((await link.count()) === 0) continue
    await link.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.setViewportSize({ width: 640, height: 400 })
    await expectNoOverflow(page, `the lightbox of ${path}`)
    await expect(page.getByRole('button', { name: /^(Close|Fermer)/ })).toBeInViewport()
  }
})
