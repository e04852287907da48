import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect'
import { jobReference, languages, organizationReference, organizationsWithManyJobs, words } from './content'

/** An address of the API, and the one query with an index that it ends in; both answer the same records. */
export type Question = { address: string; plain: RawBuilder<{ document: string }> }

/** An operation, asked in many ways so that nothing is asked twice. */
export type Operation = { name: string; questions: readonly Question[] }

/** Where a page of 20 of all articles starts, in one language or in all (the empty one). */
export type PageStart = { language: string; page: number; published_at: number; reference: string }

const articles = '/external/cms/articles/all'
const blocks =
  'stages=true&office=true&candidates_count=true&application_fields=true&organization=true&websites=true'
const startOf = (year: number) => Date.UTC(year, 0, 1)
const someLanguages = [...new Set(languages)]
const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]

const range = (length: number, first = 0) => Array.from({ length }, (_, index) => first + index)

/** Of every page of 20. */
export async function readPageStarts(db: Db): Promise<PageStart[]> {
  const ofAll = sql`select '' as language, published_at, reference from article_index`
  const ofEach = sql`select language, published_at, reference from article_index`
  const { rows } = await sql<PageStart & { position: number }>`
    select language, position, published_at, reference from (
      select language, published_at, reference, row_number() over
        (partition by language order by published_at desc, reference) - 1 as position
      from (${ofAll} union all ${ofEach}) articles
    ) numbered where position % 20 = 0 order by position, language
  `.execute(db)
  return rows.map(({ position, ...start }) => ({ ...start, page: position / 20 + 1 }))
}

const fromIndex = (condition: RawBuilder<unknown>, offset = 0) => sql<{ document: string }>`
  select document from articles where reference in (select reference from (
    select reference, published_at from article_index where ${condition}
    order by published_at desc, reference limit 20 offset ${offset}) page)
`
const fromLinks = (condition: RawBuilder<unknown>, offset = 0) => sql<{ document: string }>`
  select document from articles where reference in (select article_reference from (
    select link.article_reference from article_links link where ${condition}
    order by link.published_at desc, link.article_reference limit 20 offset ${offset}) page)
`
const fromPage = ({ published_at, reference }: PageStart) =>
  sql`published_at <= ${published_at} and (published_at < ${published_at} or reference >= ${reference})`

/** `title` is the condition by which the engine finds titles. */
export function listOperations(
  starts: readonly PageStart[],
  title: (text: string) => RawBuilder<unknown>,
): Operation[] {
  return [
    {
      name: 'articles by language',
      questions: starts
        .filter(({ language, page }) => language !== '' && page <= 500)
        .map((start) => ({
          address: `${articles}?language=${start.language}&page=${start.page}&per_page=20`,
          plain: fromIndex(sql`language = ${start.language} and ${fromPage(start)}`),
        })),
    },
    {
      name: 'articles by category, language, year',
      questions: range(20).flatMap((category) =>
        someLanguages.flatMap((language) =>
          years.map((year) => ({
            address: `${articles}?category_reference=category-${category}&language=${language}&published_after=${year}-01-01&published_before=${year + 1}-01-01&per_page=20`,
            plain: fromLinks(sql`kind = 'category' and target = ${`category-${category}`}
              and language = ${language}
              and published_at >= ${startOf(year)} and published_at < ${startOf(year + 1)}`),
          })),
        ),
      ),
    },
    {
      name: 'articles by category and index',
      questions: range(20).flatMap((category) =>
        range(5).flatMap((index) =>
          range(4).map((page) => ({
            address: `${articles}?category_reference=category-${category}&indexed=index-${index}&page=${page + 1}&per_page=20`,
            plain: fromLinks(
              sql`kind = 'category' and target = ${`category-${category}`} and article_reference in (
                select article_reference from article_links where kind = 'index' and target = ${`index-${index}`})`,
              page * 20,
            ),
          })),
        ),
      ),
    },
    {
      name: 'articles by organization',
      questions: range(2_000).map((index) => ({
        address: `${articles}?organization_reference=${organizationReference(index)}&per_page=20`,
        plain: fromLinks(sql`kind = 'organization' and target = ${organizationReference(index)}`),
      })),
    },
    {
      name: 'title search, a rare text',
      questions: words.flatMap((word) =>
        range(40, 1).map((number) => ({
          address: `${articles}?q=${encodeURIComponent(`${word.toUpperCase()} ${number}`)}&per_page=20`,
          plain: fromIndex(title(`${normalizeText(word)} ${number}`)),
        })),
      ),
    },
    {
      name: 'title search, a frequent text',
      questions: words.flatMap((word) =>
        range(20).map((page) => ({
          address: `${articles}?q=${encodeURIComponent(word.toUpperCase())}&page=${page + 1}&per_page=20`,
          plain: fromIndex(sql`name_normalized like ${`%${normalizeText(word)}%`}`, page * 20),
        })),
      ),
    },
    {
      name: 'title search, two letters',
      questions: [...new Set(words.map((word) => normalizeText(word).slice(0, 2)))].flatMap((letters) =>
        range(20).map((page) => ({
          address: `${articles}?q=${letters}&page=${page + 1}&per_page=20`,
          plain: fromIndex(sql`name_normalized like ${`%${letters}%`}`, page * 20),
        })),
      ),
    },
    {
      name: 'articles, pages about 4,000',
      questions: starts
        .filter(({ language, page }) => language === '' && page > 3_000)
        .map((start) => ({
          address: `${articles}?page=${start.page}&per_page=20`,
          plain: fromIndex(fromPage(start)),
        })),
    },
    {
      name: 'organizations by site',
      questions: [
        { site: 'board', pages: 60 },
        { site: 'other', pages: 20 },
      ].flatMap(({ site, pages }) =>
        range(pages).flatMap((page) =>
          // There are too few pages of 20 to ask none of them twice.
          range(9, 16).map((perPage) => ({
            address: `/external/organizations?cms_sites_references=${site}&page=${page + 1}&per_page=${perPage}`,
            plain: sql<{ document: string }>`
              select document from organizations where reference in (select organization_reference from (
                select organization_reference from organization_sites where site_reference = ${site}
                order by name_normalized, organization_reference limit ${perPage} offset ${page * perPage}) page)`,
          })),
        ),
      ),
    },
    {
      name: 'job with every block',
      questions: range(4_000).map((index) => ({
        address: `/external/jobs/${jobReference(index * 12)}?${blocks}`,
        plain: sql`select document from jobs where reference = ${jobReference(index * 12)}`,
      })),
    },
    {
      name: 'embed of 2,000 jobs',
      questions: range(organizationsWithManyJobs).map((index) => ({
        address: `/embed?organization_reference=${organizationReference(index)}`,
        plain: sql`select document from jobs where organization_reference = ${organizationReference(index)}
          and status = 'published' order by published_at desc, reference`,
      })),
    },
  ]
}
