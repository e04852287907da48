import { type RawBuilder, sql } from 'kysely'
import { jobReference, organizationReference } from './content'

/** An operation of the API, and the one query with an index that it ends in; both answer the same records. */
export type Operation = { name: string; address: string; plain: RawBuilder<{ document: string }> }

const articles = '/external/cms/articles/all'
const blocks =
  'stages=true&office=true&candidates_count=true&application_fields=true&organization=true&websites=true'
const after = Date.parse('2024-01-01T00:00:00Z')
const before = Date.parse('2025-01-01T00:00:00Z')
const newest = sql`order by published_at desc, reference limit 20`
const newestLinked = sql`order by link.published_at desc, link.article_reference limit 20`

const fromIndex = (condition: RawBuilder<unknown>) => sql<{ document: string }>`
  select document from articles where reference in
    (select reference from (select reference, published_at from article_index where ${condition} ${newest}) page)
`
const fromLinks = (condition: RawBuilder<unknown>) => sql<{ document: string }>`
  select document from articles where reference in
    (select article_reference from (
      select link.article_reference from article_links link where ${condition} ${newestLinked}) page)
`

/** `deep` is the first record of the page by which depth is measured, `title` the condition that finds titles. */
export function listOperations(
  deep: { published_at: number; reference: string },
  title: (text: string) => RawBuilder<unknown>,
): Operation[] {
  return [
    {
      name: 'articles by language',
      address: `${articles}?language=en&per_page=20`,
      plain: fromIndex(sql`language = 'en'`),
    },
    {
      name: 'articles by category, language, year',
      address: `${articles}?category_reference=category-3&language=fr&published_after=2024-01-01&published_before=2025-01-01&per_page=20`,
      plain: fromLinks(sql`kind = 'category' and target = 'category-3' and language = 'fr'
        and published_at >= ${after} and published_at < ${before}`),
    },
    {
      name: 'articles by organization',
      address: `${articles}?organization_reference=${organizationReference(7)}&per_page=20`,
      plain: fromLinks(sql`kind = 'organization' and target = ${organizationReference(7)}`),
    },
    {
      name: 'title search, a rare text',
      address: `${articles}?q=${encodeURIComponent('Besancon 7')}&per_page=20`,
      plain: fromIndex(title('besancon 7')),
    },
    {
      name: 'title search, a frequent text',
      address: `${articles}?q=ATELIER&per_page=20`,
      plain: fromIndex(sql`name_folded like '%atelier%'`),
    },
    {
      name: 'title search, two letters',
      address: `${articles}?q=sh&per_page=20`,
      plain: fromIndex(sql`name_folded like '%sh%'`),
    },
    {
      name: 'articles, page 4,000',
      address: `${articles}?page=4000&per_page=20`,
      plain: fromIndex(sql`published_at <= ${deep.published_at}
        and (published_at < ${deep.published_at} or reference >= ${deep.reference})`),
    },
    {
      name: 'organizations by site',
      address: '/external/organizations?cms_sites_references=board&per_page=20',
      plain: sql`select document from organizations where reference in (select organization_reference from (
        select organization_reference from organization_sites where site_reference = 'board'
        order by name_folded, organization_reference limit 20) page)`,
    },
    {
      name: 'job with every block',
      address: `/external/jobs/${jobReference(30_000)}?${blocks}`,
      plain: sql`select document from jobs where reference = ${jobReference(30_000)}`,
    },
    {
      name: 'embed of 2,000 jobs',
      address: `/embed?organization_reference=${organizationReference(0)}`,
      plain: sql`select document from jobs where organization_reference = ${organizationReference(0)}
        and status = 'published' order by published_at desc, reference`,
    },
  ]
}
