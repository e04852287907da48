import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { savedKeys } from '@/lib/browser/saved-storage'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { lintPaths } from '../support/html-lint'
import { expectNoOverflow, expectSoundContent } from '../support/layout'
import { get } from '../support/site'
import { select } from '../support/variants'

const phone = { width: 360, height: 640 }
const desktop = { width: 1280, height: 800 }

/** Long articles with sections, a figure with a caption, a pull quote, a series and organizations with open jobs. */
const full = {
  en: {
    article: articles.night,
    next: articles.yard,
    caption: 'The training yard, where everything may be broken',
    speaker: '— the dispatcher for the south',
    section: { id: 'section-why-quiet-is-difficult', text: 'Why quiet is difficult' },
    words: { contents: 'Contents', next: 'Next in “Night work”', related: 'Read next', copy: 'Copy link' },
    ...{ save: 'Save', saved: 'Saved stories', email: 'Send the link by e-mail', copied: 'Link copied' },
    jobs: `Open jobs at ${companies.windGrids.name}`,
  },
  fr: {
    article: articles.nightFr,
    next: articles.yardFr,
    caption: 'Le terrain d’entraînement : ici, tout peut casser',
    speaker: '— Thierry, opérateur de conduite',
    section: { id: 'section-3-h-20-tenir', text: '3 h 20, tenir' },
    words: { contents: 'Sommaire', next: /^Suite de/, related: 'À lire ensuite', copy: 'Copier le lien' },
    ...{ save: 'Enregistrer', saved: 'Articles enregistrés', email: 'Envoyer le lien par e-mail' },
    copied: 'Lien copié',
    jobs: `Offres ouvertes chez ${companies.windGrids.name}`,
  },
} as const

const plain = articles.plain

const contents = (page: Page, name: string) => page.getByRole('navigation', { name })
const text = (page: Page) => page.locator('.reading-text > .prose')

function open(context: BrowserContext, path: string): Promise<Page> {
  return context.newPage().then(async (page) => {
    await page.goto(path)
    return page
  })
}

for (const locale of select(['en', 'fr'] as const, 1)) {
  const { article, next, caption, speaker, section, words, jobs, ...labels } = full[locale]

  const visits = select(
    [
      { viewport: phone, javaScriptEnabled: locale === 'en' },
      { viewport: desktop, javaScriptEnabled: locale !== 'en' },
      { viewport: phone, javaScriptEnabled: locale !== 'en' },
      { viewport: desktop, javaScriptEnabled: locale === 'en' },
    ],
    2,
  )
  for (const { viewport, javaScriptEnabled } of visits)
    test(`shows what belongs to a long article in ${locale} at ${viewport.width} px, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport, javaScriptEnabled })
      const page = await open(context, article.path)
      const nav = contents(page, words.contents)
      const link = nav.getByRole('link', { name: section.text, exact: true })
      if (viewport === phone) {
        await expect(link).toBeHidden()
        await nav.getByText(words.contents).first().click()
      } else {
        // Beside the text.
        const [box, column] = [await nav.boundingBox(), await text(page).boundingBox()]
        expect(box?.x).toBeGreaterThan((column?.x ?? 0) + (column?.width ?? 0))
      }
      await expect(link).toHaveAttribute('href', `#${section.id}`)
      const hrefs = await nav.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
      const ids = await text(page)
        .locator('h2, h3')
        .evaluateAll((all) => all.map(({ id }) => `#${id}`))
      expect(hrefs).toEqual(ids)
      await link.click()
      await expect(page).toHaveURL(`${article.path}#${encodeURI(section.id)}`)
      await expect(page.getByRole('heading', { name: section.text })).toBeInViewport()

      const figures = text(page).getByRole('figure')
      await expect(figures.filter({ has: page.locator('img') })).toContainText(caption)
      await expect(figures.filter({ has: page.locator('blockquote') })).toContainText(speaker)
      const series = page.getByRole('region', { name: words.next })
      await expect(series.getByRole('link', { name: next.name })).toHaveAttribute('href', next.path)
      await expect(
        page.getByRole('complementary').getByRole('list', { name: jobs }).getByRole('listitem'),
      ).toHaveCount(3)

      const related = page.locator('section', {
        has: page.getByRole('heading', { name: words.related, exact: true }),
      })
      const shown = await related
        .getByRole('article')
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((a) => a.getAttribute('href')).filter((href) => href?.includes('/articles/')),
        )
      expect(new Set(shown).size).toBe(3)
      for (const own of [article.path, next.path]) expect(shown).not.toContain(own)

      const email = page.getByRole('link', { name: labels.email })
      const controls = [
        page.getByRole('button', { name: words.copy }),
        page.getByRole('button', { name: `${labels.save} ${article.name}` }),
      ]
      if (javaScriptEnabled) {
        await expect(email).toBeHidden()
        for (const control of controls) await expect(control).toBeVisible()
      } else {
        for (const control of controls) await expect(control).toBeHidden()
        await expect(email).toHaveAttribute('href', new RegExp(`^mailto:\\?subject=.*${article.reference}$`))
      }
      await expectNoOverflow(page, article.path)
      await context.close()
    })

  test(`copies the links of the page and of a heading, and opens the sheet of the platform, in ${locale}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      navigator.share = async (data) => {
        shared.push(data)
      }
    })
    await page.goto(article.path)
    const url = new URL(article.path, page.url()).href
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: words.copy }).click()
    await expect(page.getByRole('status').getByText(labels.copied)).toBeVisible()
    expect(await clipboard()).toBe(url)
    await text(page).getByRole('link', { name: section.text }).click()
    await expect(page).toHaveURL(`${article.path}#${encodeURI(section.id)}`)
    await expect.poll(clipboard).toBe(`${url}#${section.id}`)
    await expect(text(page).locator(`#${section.id} a`)).toHaveAttribute('data-copied', labels.copied)
    await page.getByRole('button', { name: /^(Share|Partager)$/ }).click()
    expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
      { title: article.name, url },
    ])
  })

  test(`saves a story, lists it beside jobs, and keeps it without a network, in ${locale}`, async ({
    page,
    context,
  }) => {
    await page.goto(article.path)
    const button = page.getByRole('button', { name: `${labels.save} ${article.name}` })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const saved = routes.saved(locale)
    const isKept = () => page.evaluate(async (path) => Boolean(await caches.match(path)), saved)
    await expect.poll(isKept).toBe(true)
    await page.reload()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('banner').locator(`a[href="${saved}"]`).click()
    await expect(page).toHaveURL(saved)
    const stories = page.getByRole('region', { name: labels.saved })
    await expect(stories.getByRole('article')).toHaveCount(1)
    await expect(stories.getByRole('article')).toContainText(/\d min/)
    await expect(page.getByRole('region', { name: /jobs|Offres/ }).getByRole('article')).toHaveCount(0)
    await context.setOffline(true)
    await page.reload()
    await expect(stories.getByRole('link', { name: article.name })).toHaveAttribute('href', article.path)
    await stories.getByRole('button', { name: new RegExp(`(Remove|Retirer) ${article.name}`) }).click()
    await expect(stories.getByRole('article')).toHaveCount(0)
    await stories.getByRole('button', { name: /Undo|Annuler/ }).click()
    await expect(stories.getByRole('article')).toHaveCount(1)
    await expect(stories).toBeFocused()
    expect(await page.evaluate((key) => localStorage.getItem(key), savedKeys.job)).toBeNull()
  })
}

for (const locale of select(['en', 'fr'] as const, 1))
  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test(`has no accessibility violation in ${locale}`, async ({ page }) => {
      const { article, words, save } = full[locale]
      await page.goto(article.path)
      await page.locator('.reading-contents details').evaluate((details) => details.setAttribute('open', ''))
      await expect(page.getByRole('button', { name: words.copy })).toBeVisible()
      await expectSoundContent(page, 'body')
      await page.getByRole('button', { name: words.copy }).click()
      await page.getByRole('button', { name: `${save} ${article.name}` }).click()
      await expectSoundContent(page, 'main')
    })
  })

test('marks the section that is being read', async ({ page }) => {
  await page.setViewportSize(desktop)
  const { article, words } = full.en
  await page.goto(article.path)
  const current = contents(page, words.contents).locator('[aria-current]')
  await expect(current).toHaveCount(0)
  // A jump over all headings.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(current).toHaveText('Morning')
  for (const name of ['The owl', 'Why quiet is difficult', 'Who sits where']) {
    await page
      .getByRole('heading', { name })
      .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect(current).toHaveText(name)
    await expect(contents(page, words.contents)).toBeInViewport()
  }
})

test('the progress of reading follows the scroll position, and is not there with reduced motion', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(full.en.article.path)
  const bar = page.locator('.reading-progress')
  const scale = () => bar.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)
  await expect.poll(scale).toBe(0)
  await page.evaluate(() => {
    const { top, height } = document.querySelector('.reading-text')?.getBoundingClientRect() ?? new DOMRect()
    window.scrollTo({ top: top + (height - window.innerHeight) / 2, behavior: 'instant' })
  })
  await expect.poll(scale).toBeGreaterThan(0.4)
  expect(await scale()).toBeLessThan(0.6)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(scale).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(bar).toBeHidden()
})

test('says the link where the browser does not copy it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto(full.en.article.path)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').getByText(full.en.article.reference)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  // A browser without a share sheet.
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden()
})

test('prints the text without controls, and with the URL', async ({ page }) => {
  await page.goto(full.en.article.path)
  await page.emulateMedia({ media: 'print' })
  const { words, article, caption } = full.en
  for (const hidden of [
    contents(page, words.contents),
    page.getByRole('button', { name: words.copy }),
    page.getByRole('region', { name: words.next }),
    page.getByRole('heading', { name: words.related, exact: true }),
    page.getByRole('list', { name: full.en.jobs }),
    page.locator('.reading-progress'),
    page.getByRole('contentinfo').first(),
  ])
    await expect(hidden).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(caption)).toBeVisible()
  await expect(page.locator('.reading-text').getByText(new URL(article.path, page.url()).href)).toBeVisible()
  const [column, main] = [await text(page).boundingBox(), await page.getByRole('main').boundingBox()]
  expect(column?.width).toBeGreaterThan(0.85 * (main?.width ?? 0))
})

test('does not scroll sideways at 320 px or with a text of 200 %', async ({ page }) => {
  for (const { article } of [full.en, full.fr]) {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(article.path)
    await page.locator('.reading-contents summary').click()
    await expectNoOverflow(page, article.path)
    await page.setViewportSize({ width: 640, height: 800 })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await expectNoOverflow(page, article.path)
    await page.setViewportSize(desktop)
    await expectNoOverflow(page, article.path)
  }
})

test('the controls appear without a shift of the layout', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(full.en.article.path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
})

test('a short article has no table of contents, and its organizations are beside the start of the text', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(plain.path)
  await expect(contents(page, 'Contents')).toHaveCount(0)
  const [aside, column] = [
    await page.getByRole('complementary').boundingBox(),
    await text(page).boundingBox(),
  ]
  expect(Math.abs((aside?.y ?? 0) - (column?.y ?? 0))).toBeLessThan(40)
  expect(aside?.x).toBeGreaterThan((column?.x ?? 0) + (column?.width ?? 0))
})

test('html-validate finds no problem in an article with everything', async () => {
  const paths = [full.en.article.path, full.fr.article.path, plain.path, routes.saved('en')]
  expect(await lintPaths(paths)).toEqual([])
})

test('the former page of saved jobs leads to that of all saved things', async () => {
  for (const locale of ['en', 'fr']) {
    const response = await get(`/${locale}/jobs/saved`)
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toContain(routes.saved(locale))
  }
})
