import { expect } from '@playwright/test'
import { valuesOf, withValues } from '@/lib/facet-filter'
import { facetNames, type JobFilter, noFilter, withOnlyPart, withoutPart } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { jobs } from '../records/jobs'
import { readHead } from '../support/head'
import { boardOf, searchJobs } from '../support/job-board'
import { get } from '../support/site'
import { select, visitors } from '../support/variants'
import { test } from '../support/warm-page'

const height = 800

for (const { locale, width, javaScriptEnabled } of visitors)
  test.describe(`${locale} at ${width} px ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height } })

    // The form without JavaScript has one test in `npm test`: that of its combined fields.
    const tag = javaScriptEnabled ? [] : ['@full']
    test('each facet selects jobs alone', { tag }, async ({ page }) => {
      const board = boardOf(page, locale)
      const { facets, total: all } = await searchJobs(locale, noFilter)
      await page.goto(routes.jobs(locale))
      // The board and its form treat all facets alike.
      for (const name of select(facetNames, javaScriptEnabled ? 5 : 3)) {
        // One of the values that are not shown at once, where there are that many.
        const option = facets[name][6] ?? facets[name][1]
        if (!option) throw new Error(`The facet ${name} has no two values`)
        const filter = withValues(noFilter, name, [option.value])
        await board.check(name, option.value)
        if (!javaScriptEnabled) await board.submit()
        const { total } = await board.expectState(filter)
        expect(total, name).toBe(option.count)
        await board.uncheck(name, option.value)
        if (!javaScriptEnabled) await board.submit()
        await expect(page).toHaveURL(routes.jobs(locale))
        await expect(board.status).toHaveText(board.t('JobBoard.count', { count: all }))
      }
      await board.expectState(noFilter)
    })

    test('words, facets, pay and order combine, and no change resets another', async ({ page }) => {
      const board = boardOf(page, locale)
      const apply = async () => (javaScriptEnabled ? undefined : await board.submit())
      await page.goto(routes.jobs(locale))
      let filter: JobFilter = noFilter
      for (const [name, value] of [
        ['country', 'fr'],
        ['country', 'gb'],
        ['contract', 'full-time'],
        ['remote', 'partial'],
        ['remote', 'punctual'],
        ['city', 'lyon'],
        ['city', 'bristol'],
      ] as const) {
        filter = withValues(filter, name, [...valuesOf(filter, name), value])
        await board.check(name, value)
        if (javaScriptEnabled) await board.expectState(filter)
      }
      await apply()
      await board.expectState(filter)
      filter = { ...filter, words: 'developpement' }
      await board.words.fill('DÉVELOPPEMENT')
      if (!javaScriptEnabled) {
        await board.words.press('Enter')
        await board.expectState(filter)
      } else await expect(page).toHaveURL(routes.jobSearch(locale, filter))
      filter = { ...filter, words: '' }
      await board.words.fill('')
      await apply()
      await board.expectState(filter)
      filter = { ...filter, sort: 'salary' }
      await board.sort.selectOption('salary')
      await apply()
      await board.expectState(filter)
      filter = { ...filter, salary: { amount: 30_000, currency: 'EUR' } }
      await board.reveal(board.amount)
      await board.amount.fill(javaScriptEnabled ? '30000' : '30 000')
      if (javaScriptEnabled) await board.close()
      await apply()
      const { total } = await board.expectState(filter)
      expect(total).toBeGreaterThan(0)
      filter = { ...filter, salary: { amount: 30_000, currency: 'GBP' } }
      await board.reveal(board.currency)
      await board.currency.selectOption('GBP')
      if (javaScriptEnabled) await board.close()
      await apply()
      const { items } = await board.expectState(filter)
      expect(items.map(({ name }) => name)).toEqual([jobs.fleetLead.name])
      const [, ...cities] = valuesOf(filter, 'city')
      for (const next of [
        withoutPart(filter, 'salary'),
        withValues(withoutPart(filter, 'salary'), 'city', cities),
        { ...noFilter, sort: filter.sort },
      ]) {
        await board.parts.and(page.locator(`[href="${routes.jobSearch(locale, next)}"]`)).click()
        await board.expectState(next)
      }
    })

    test('back, forward, a job and back, reload and another visitor show the state of the URL', {
      tag,
    }, async ({ page, warmContext }) => {
      const board = boardOf(page, locale)
      const lyon = withValues(noFilter, 'city', ['lyon'])
      const both = withValues(lyon, 'contract', ['full-time'])
      await page.goto(routes.jobs(locale))
      const titles: string[] = []
      for (const [name, value] of [
        ['city', 'lyon'],
        ['contract', 'full-time'],
      ] as const) {
        await board.check(name, value)
        if (!javaScriptEnabled) await board.submit()
        await expect(page).toHaveURL(new RegExp(`${name}-${value}`))
        titles.push(await page.title())
      }
      await board.expectState(both)
      await page.goBack()
      await board.expectState(lyon)
      await page.goBack()
      await board.expectState(noFilter)
      await page.goForward()
      await page.goForward()
      const { items } = await board.expectState(both)
      await board.jobLinks.first().click()
      await expect(page).toHaveURL(items[0]?.url ?? '')
      await page.goBack()
      await board.expectState(both)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      await page.reload()
      await board.expectState(both)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
      const path = routes.jobSearch(locale, both)
      expect(await page.title()).toBe(readHead(await (await get(path)).text()).title)
      expect(titles[1]).toBe(await page.title())
      const other = await (await warmContext(!javaScriptEnabled)).newPage()
      await other.goto(page.url())
      await boardOf(other, locale).expectState(both)
      await other.close()
    })

    test('a result of none names the part whose removal helps most, else the one to keep', async ({
      page,
    }) => {
      const board = boardOf(page, locale)
      const filter = withValues(withValues(noFilter, 'city', ['tokyo']), 'contract', [
        'full-time',
        'fixed-term',
      ])
      const words = { ...withValues(noFilter, 'city', ['lyon']), words: 'zzzz' }
      const wanted = withValues(filter, 'remote', ['punctual'])
      const stuck = { ...withValues(noFilter, 'city', ['ghent', 'nowhere']), words: 'zzzz' }
      const parts = ['words', 'city', 'contract', 'remote'] as const
      const all = [wanted, withValues(stuck, 'remote', ['never']), words]
      const states = javaScriptEnabled ? all : select(all, 1)
      for (const state of states) {
        await page.goto(routes.jobSearch(locale, state))
        const found = await board.expectState(state)
        expect(found.total).toBe(0)
        const { suggestion } = found
        if (!suggestion) throw new Error('No change of one part gives jobs')
        const isRemoval = 'remove' in suggestion
        const change = isRemoval ? withoutPart : withOnlyPart
        for (const part of parts) {
          const { total } = await searchJobs(locale, withoutPart(state, part))
          expect(total).toBeLessThanOrEqual(isRemoval ? suggestion.total : 0)
        }
        const count = suggestion.total
        const text = isRemoval
          ? board.t('JobBoard.none.without', {
              part: board.t(`JobBoard.parts.${suggestion.remove}`),
              count,
            })
          : board.t('JobBoard.none.only', { part: '', count }).split(':').at(-1)
        await board.results.getByRole('link', { name: text }).click()
        const next = change(state, isRemoval ? suggestion.remove : suggestion.keep)
        expect((await board.expectState(next)).total).toBe(count)
      }
    })
  })

for (const width of select([360, 1280], 1))
  test(`an open menu stays in its place in the window when the results change at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const board = boardOf(page, 'en')
    await board.openHydrated(routes.jobs('en'))
    const box = board.option('remote', 'partial')
    await board.reveal(box)
    await box.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const top = async () => Math.round((await box.boundingBox())?.y ?? 0)
    const before = await top()
    await box.click()
    await board.expectState(withValues(noFilter, 'remote', ['partial']))
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
  })

test('an amount that is no number leaves the pay that is selected, and says what is expected', async ({
  page,
}) => {
  const salary = { amount: 45_000, currency: 'EUR' }
  const board = boardOf(page, 'en')
  const path = routes.jobSearch('en', { ...noFilter, salary })
  const { total } = await searchJobs('en', { ...noFilter, salary })
  await board.openHydrated(path)
  await board.reveal(board.amount)
  // The beginning of the text is an amount, for less than the pause after which the field searches.
  await board.amount.evaluate((input: HTMLInputElement) => {
    for (const text of ['50', '50q']) {
      input.select()
      document.execCommand('insertText', false, text)
    }
  })
  await expect(board.form.getByRole('alert')).toHaveText(board.t('JobBoard.salary.hint'))
  await expect(board.amount).toHaveAttribute('aria-invalid', 'true')
  await expect(board.status).toHaveText(board.t('JobBoard.count', { count: total }))
  await expect(page).toHaveURL(path)
  await board.amount.fill('50 000')
  await expect(board.form.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL(routes.jobSearch('en', { ...noFilter, salary: { ...salary, amount: 50_000 } }))
})

test('another state has the heading in the same place as on its own page, and not the breadcrumbs of this one', async ({
  page,
}) => {
  const board = boardOf(page, 'en')
  const lyon = withValues(noFilter, 'city', ['lyon'])
  const breadcrumbs = page.getByRole('navigation', { name: 'You are here' })
  await board.openHydrated(routes.jobSearch('en', lyon))
  await expect(breadcrumbs).toContainText('Lyon')
  await board.uncheck('city', 'lyon')
  await board.check('city', 'berlin')
  await board.expectState(withValues(noFilter, 'city', ['berlin']))
  await expect(breadcrumbs).toHaveCount(0)
  const heading = page.getByRole('heading', { level: 1 })
  const place = await heading.boundingBox()
  await page.goBack()
  await page.goBack()
  await expect(breadcrumbs).toContainText('Lyon')
  await page.goto(routes.jobSearch('en', withValues(noFilter, 'city', ['berlin'])))
  await expect(breadcrumbs).toContainText('Berlin')
  expect(await heading.boundingBox()).toEqual(place)
})
