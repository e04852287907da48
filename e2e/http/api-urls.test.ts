import { expect, test } from 'vitest'
import { companies } from '../records/companies'
import { openJobs } from '../records/jobs'
import { siteReference } from '../records/sites'
import { isRead } from '../support/filler'
import { canonicalOf } from '../support/head'
import { agents, baseUrl, get } from '../support/site'

type Embed = {
  jobs: { websites_urls: { reference: string; url: string }[] }[]
  websites: { reference: string; organization_url: string }[]
}

test('every URL that the embed operation gives for this site redirects once, to the canonical URL of its page', async () => {
  const targets = new Set<string>()
  for (const { reference } of Object.values(companies)) {
    const embed: Embed = await (await get(`/api/v1/embed?organization_reference=${reference}`)).json()
    const urls = [
      ...embed.websites.map((website) => ({ ...website, url: website.organization_url })),
      ...embed.jobs.flatMap((job) => job.websites_urls),
    ].filter((website) => website.reference === siteReference)
    for (const { url } of urls) {
      const { pathname } = new URL(url)
      const redirect = await get(`${pathname}?utm_source=a`)
      const location = redirect.headers.get('location') ?? ''
      expect([redirect.status, redirect.headers.get('cache-control')], pathname).toEqual([308, 'no-store'])
      expect(location).toMatch(new RegExp(`^/(en|fr|de)${pathname}\\?utm_source=a$`))
      const target = location.replace(/\?.*/, '')
      targets.add(target)
      if (!isRead(target)) continue
      const page = await get(location)
      expect(page.status, location).toBe(200)
      expect(canonicalOf(await page.text())).toBe(baseUrl + target)
    }
  }
  expect(targets.size).toBe(Object.keys(companies).length + openJobs.length)
  expect([...targets].some((path) => path.startsWith('/fr/'))).toBe(true)
})

test('no path leads to another host', async () => {
  for (const path of [
    ...['//evil.example', '//evil.example/', '/%2f%2fevil.example', '/%5cevil.example/', '/.//evil.example'],
    ...['//evil.example/companies/harbour-works', '/companies//evil.example'],
    ...['/companies/%2f%2fevil.example/', '/EN//evil.example/', '/companies/..%2f..%2f%2fevil.example'],
  ]) {
    const response = await get(path, agents.none)
    expect([400, 404, 308], path).toContain(response.status)
    expect(response.headers.get('location') ?? '/', path).toMatch(/^\/(?![/\\])/)
  }
})
