import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../support/site'

type Prerendered = { srcRoute: string | null; response?: string; compute?: string }

const { routes }: { routes: Record<string, Prerendered> } = JSON.parse(
  readFileSync(join(projectFolder, '.next/prerender-manifest.json'), 'utf8'),
)

/** The pages of editors are rendered for each request. */
const pageRoutes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/page.tsx') && !file.startsWith('preview/'))
  .map((file) => `/${file.replace('/page.tsx', '')}`)

test('the build prerendered at least one complete static page for every page route', () => {
  expect(pageRoutes.length).toBeGreaterThan(12)
  for (const route of pageRoutes) {
    const prerendered = Object.values(routes).filter(({ srcRoute }) => srcRoute === route)
    expect(prerendered.length, route).toBeGreaterThan(0)
    for (const { response, compute } of prerendered)
      expect({ response, compute }, route).toEqual({ response: 'complete', compute: 'static' })
  }
})
