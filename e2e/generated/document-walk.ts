import { routes } from '@/lib/routes'
import { feedPaths, readFeed } from './feeds'
import { isLanguageTag } from './page-checks'
import { searches } from './pools/names'
import { normalizeAll, readHtml } from './reading'
import * as recordChecks from './record-checks'
import type { Expected } from './records'
import { each, keyOf, problem, type SiteReader } from './site-reader'
import { inEmbed, inPosting, withoutIds } from './text-checks'
import { endOf } from './texts'

/** Reads the feeds of all articles, of all jobs and of each company. */
export async function checkFeeds(site: SiteReader): Promise<void> {
  const byKey = new Map(site.records.map((record) => [record.path, record]))
  await each(feedPaths(site.records), async (path) => {
    const { status, body } = await site.get(path)
    if (status !== 200) return site.add(path, 'feeds', [problem(0, 'a document', '200', String(status))])
    const isIndeed = path.includes('indeed')
    for (const entry of readFeed(path, body.toString())) {
      const at = entry.url.replace(site.url, '')
      const record = byKey.get(keyOf(at))
      if (!record) {
        site.add(path, 'feeds', [problem(0, 'an entry is a record', 'a record', entry.url)])
        continue
      }
      const [locale = ''] = record.locales
      const reading = readHtml(entry.html)
      // The archives of the feed of all jobs have no texts.
      const end = endOf(record.texts[locale]?.[0]?.id ?? '')
      if (record.kind === 'article' || reading.words.some(({ text }) => text === end))
        site.checkTexts(reading, { record, locale, path: at }, path, isIndeed ? inPosting : withoutIds)
      site.add(record.reference, path, [
        ...recordChecks.checkName(
          record.job && !isIndeed ? entry.title.replace(/ – .*?$/s, '') : entry.title,
          record,
          'name in feeds',
        ),
        ...(entry.language === null || isLanguageTag(entry.language)
          ? []
          : [problem(16, 'language of an entry', 'a tag', entry.language)]),
        ...(entry.city === null ? [] : recordChecks.checkTown(entry.city, 'no such town in feeds')),
        ...(entry.salary === null
          ? []
          : recordChecks.checkAmounts(entry.salary, record, locale, 'amounts in job feeds')),
        ...(entry.posting ? recordChecks.checkPosting(entry.posting, record) : []),
      ])
    }
  })
}

/** Reads the embed operation of the embedded API. */
export async function checkEmbed(site: SiteReader): Promise<void> {
  const byReference = new Map(site.records.map((record) => [record.reference, record]))
  const organizations = site.records.filter(({ kind }) => kind === 'organization')
  await each(organizations, async ({ reference }) => {
    const { body } = await site.get(`/api/v1/embed?organization_reference=${reference}`)
    for (const job of JSON.parse(body.toString()).jobs ?? []) {
      const record = byReference.get(job.reference)
      if (!record) continue
      const [locale = ''] = record.locales
      // The operation has no text about the company, and a job can have its first text in the job operation alone.
      const missing = job.description === '' ? ['j0', 'j3'] : ['j3']
      const texts = (record.texts[locale] ?? []).filter(({ id }) => !missing.includes(id.slice(0, 2)))
      const shown: Expected = { ...record, texts: { [locale]: texts } }
      const html = [job.description, job.profile, job.recruitment_process].join('\n')
      site.checkTexts(readHtml(html), { record: shown, locale, path: '/' }, 'embed', inEmbed)
    }
  })
}

/** Reads the first results of the site search. */
export async function checkSearch(site: SiteReader): Promise<void> {
  const names = new Set(site.records.map(({ name }) => normalizeAll(name.name)))
  const possible = searches.filter(({ name }) => names.has(name))
  await each(possible, async ({ words, name, row }) => {
    const { body } = await site.get(routes.searchSite('en', words))
    if (!normalizeAll(body.toString()).includes(name))
      site.add(words, 'search', [problem(row, 'search', name, 'none')])
  })
}
