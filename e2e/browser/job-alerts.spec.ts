import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import { jobFeedPaths, routes } from '@/lib/routes'
import { readSite } from '@/lib/settings/site'
import { boardOf } from '../support/job-board'
import { get } from '../support/site'

const { SITE_URL = '', SITE_FOLDER = '' } = process.env
const target = readSite(SITE_FOLDER).alert_form?.url ?? ''

/** What the service at the target of the form received. */
let received: { path: string; fields: Record<string, string> }[] = []

const service = createServer(async (request, response) => {
  const body = new URLSearchParams(await text(request))
  // The browser requests an icon too.
  if (request.method === 'POST') received.push({ path: request.url ?? '', fields: Object.fromEntries(body) })
  response.end('Thank you')
})

// One process of the tests listens.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  service.listen(Number(new URL(target).port), '127.0.0.1')
  await once(service, 'listening')
})

test.beforeEach(() => {
  received = []
})

test.afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const lyon = withValues(noFilter, 'city', ['lyon'])
const states = [noFilter, lyon, { ...withValues(lyon, 'contract', ['full-time']), words: 'data' }]

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('the form of the alert service sends the page of a state and its feed', async ({
      page,
      context,
    }) => {
      for (const state of states) {
        await page.goto(routes.jobSearch('en', state))
        await page.getByLabel('New jobs that fit, by e-mail').fill('reader@example.com')
        const [thanks] = await Promise.all([
          context.waitForEvent('page'),
          page.getByRole('button', { name: 'Tell me' }).click(),
        ])
        await expect(thanks.getByText('Thank you')).toBeVisible()
        await thanks.close()
      }
      const [{ pathname, search }] = [new URL(target)]
      expect(received).toEqual(
        states.map((state) => ({
          path: `${pathname}${search}`,
          fields: {
            EMAIL: 'reader@example.com',
            PAGE: `${SITE_URL}${routes.jobSearch('en', state)}`,
            FEED: `${SITE_URL}${jobFeedPaths('en', state).rss}`,
            tag: 'jobs',
          },
        })),
      )
      for (const { fields } of received)
        expect((await get(new URL(fields.FEED ?? '').pathname)).status).toBe(200)
    })
  })

test('the fields follow the state of the board', async ({ page }) => {
  const board = boardOf(page, 'en')
  await board.openHydrated(routes.jobs('en'))
  await board.check('city', 'lyon')
  await board.expectState(lyon)
  await expect(page.locator('input[name="PAGE"]')).toHaveValue(`${SITE_URL}${routes.jobSearch('en', lyon)}`)
})
