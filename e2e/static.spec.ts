import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

type Prerendered = { srcRoute: string | null; response?: string; compute?: string }

const { routes }: { routes: Record<string, Prerendered> } = JSON.parse(
  readFileSync('.next/prerender-manifest.json', 'utf8'),
)

const pageRoutes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/page.tsx'))
  .map((file) => `/${file.replace('/page.tsx', '')}`)

test('every page route was rendered whole by the build', () => {
  expect(pageRoutes.length).toBeGreaterThan(12)
  for (const route of pageRoutes) {
    const made = Object.values(routes).filter(({ srcRoute }) => srcRoute === route)
    expect(made.length, route).toBeGreaterThan(0)
    for (const { response, compute } of made)
      expect({ response, compute }, route).toEqual({ response: 'complete', compute: 'static' })
  }
})
