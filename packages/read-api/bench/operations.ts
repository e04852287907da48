import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { type RawBuilder, sql } from 'kysely'
import type { Dataset, PageStart } from './dataset'
import { indexes } from './generator/articles'
import { listFrequentWords } from './generator/frequent-words'
import { jobReference, jobsPerLargeOrganization, largeOrganizationCount } from './generator/jobs'
import { organizationReference } from './generator/organizations'
import { categoryCount, categoryReference } from './generator/taxonomies'
import { languages, vocabularies } from './generator/words'

/** A request to the API, and the one indexed query that returns the same records. */
type MeasuredRequest = { path: string; plain: RawBuilder<{ record: string }> }

/** An operation with many different requests, so that each can be sent once. */
export type Operation = { name: string; requests: readonly MeasuredRequest[] }

const articles = '/external/cms/articles/all'
const blocks =
  'stages=true&office=true&candidates_count=true&application_fields=true&organization=true&websites=true'
const startOf = (year: number) => Date.UTC(year, 0, 1)
const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]
const frequentWords = listFrequentWords(24)
const pagesOfSearch = 20

const range = (length: number, first = 0) => Array.from({ length }, (_, index) => first + index)
const categories = range(categoryCount).map(categoryReference)

const fromIndex = (condition: RawBuilder<unknown>, offset = 0) => sql<{ record: string }>`
  select record from articles where reference in (select reference from (
    select reference, published_at from articles where ${condition}
    order by published_at desc, reference limit 20 offset ${offset}) page)
`
const fromLinks = (condition: RawBuilder<unknown>, offset = 0) => sql<{ record: string }>`
  select record from articles where reference in (select article_reference from (
    select link.article_reference from article_links link where ${condition}
    order by link.published_at desc, link.article_reference limit 20 offset ${offset}) page)
`
const fromPage = ({ published_at, reference }: PageStart) =>
  sql`published_at <= ${published_at} and (published_at < ${published_at} or reference >= ${reference})`

/** `title` is the condition with which the engine finds normalized titles through its index. */
export function listOperations(dataset: Dataset, title: (text: string) => RawBuilder<unknown>): Operation[] {
  return [...listArticleOperations(dataset), ...listSearches(title), ...listOtherOperations(dataset)]
}

function listArticleOperations({ pageStarts, organizations }: Dataset): Operation[] {
  const lastPage = Math.max(...pageStarts.map(({ page }) => page))
  return [
    {
      name: 'articles by language',
      requests: pageStarts
        .filter(({ language, page }) => language !== '' && page <= 500)
        .map((start) => ({
          path: `${articles}?language=${start.language}&page=${start.page}&per_page=20`,
          plain: fromIndex(sql`language = ${start.language} and ${fromPage(start)}`),
        })),
    },
    {
      name: 'articles by category, language, year',
      requests: categories.slice(0, 20).flatMap((category) =>
        languages.flatMap((language) =>
          years.map((year) => ({
            path: `${articles}?category_reference=${category}&language=${language}&published_after=${year}-01-01&published_before=${year + 1}-01-01&per_page=20`,
            plain: fromLinks(sql`kind = 'category' and target = ${category} and language = ${language}
              and published_at >= ${startOf(year)} and published_at < ${startOf(year + 1)}`),
          })),
        ),
      ),
    },
    {
      name: 'articles by category and index',
      requests: categories.flatMap((category) =>
        indexes.flatMap((index) =>
          range(4).map((page) => ({
            path: `${articles}?category_reference=${category}&indexed=${index}&page=${page + 1}&per_page=20`,
            plain: fromLinks(
              sql`kind = 'category' and target = ${category} and article_reference in (
                select article_reference from article_links where kind = 'index' and target = ${index})`,
              page * 20,
            ),
          })),
        ),
      ),
    },
    {
      name: 'articles by organization',
      requests: range(Math.min(organizations, 2_000))
        .map(organizationReference)
        .map((reference) => ({
          path: `${articles}?organization_reference=${reference}&per_page=20`,
          plain: fromLinks(sql`kind = 'organization' and target = ${reference}`),
        })),
    },
    {
      name: 'articles, last two fifths of the pages',
      requests: pageStarts
        .filter(({ language, page }) => language === '' && page > lastPage * 0.6)
        .map((start) => ({
          path: `${articles}?page=${start.page}&per_page=20`,
          plain: fromIndex(fromPage(start)),
        })),
    },
  ]
}

function listSearches(title: (text: string) => RawBuilder<unknown>): Operation[] {
  const rareTexts = languages.flatMap((language) => {
    const { verbs, objects, ends } = vocabularies[language]
    return verbs.flatMap((verb) =>
      objects.flatMap((object) => ends.slice(0, 3).map((end) => `${verb} ${object} ${end}`)),
    )
  })
  const letterPairs = new Set(frequentWords.map((word) => word.slice(0, 2)))
  return [
    {
      name: 'title search, a rare text',
      requests: rareTexts.map((text) => ({
        path: `${articles}?q=${encodeURIComponent(text.toUpperCase())}&per_page=20`,
        plain: fromIndex(title(normalizeText(text))),
      })),
    },
    { name: 'title search, a frequent text', requests: searchesOf(frequentWords) },
    { name: 'title search, two letters', requests: searchesOf([...letterPairs]) },
  ]
}

/** Many titles contain these texts, so reading the index in the order of the list finds 20 of them soon. */
function searchesOf(texts: readonly string[]): MeasuredRequest[] {
  return texts.flatMap((text) =>
    range(pagesOfSearch).map((page) => ({
      path: `${articles}?q=${encodeURIComponent(text.toUpperCase())}&page=${page + 1}&per_page=20`,
      plain: fromIndex(sql`name_normalized like ${`%${text}%`}`, page * 20),
    })),
  )
}

function listOtherOperations({ organizations, jobs, sites }: Dataset): Operation[] {
  const measuredJobs = Math.min(jobs, 4_000)
  const step = Math.floor(jobs / measuredJobs)
  const jobsPerEmbed = jobsPerLargeOrganization(jobs)
  return [
    {
      name: 'organizations by site',
      requests: sites.flatMap((site) =>
        // Several page sizes, because there are too few pages of one size.
        range(9, 16).flatMap((perPage) =>
          range(Math.min(60, Math.floor(site.organizations / perPage))).map((page) => ({
            path: `/external/organizations?cms_sites_references=${site.reference}&page=${page + 1}&per_page=${perPage}`,
            plain: sql<{ record: string }>`
              select record from organizations where reference in (
                select organization_reference from organization_sites where site_reference = ${site.reference})
              order by name_normalized, reference limit ${perPage} offset ${page * perPage}`,
          })),
        ),
      ),
    },
    {
      name: 'job with every block',
      requests: range(measuredJobs)
        .map((index) => jobReference(index * step))
        .map((reference) => ({
          path: `/external/jobs/${reference}?${blocks}`,
          plain: sql`select detail as record from jobs where reference = ${reference}`,
        })),
    },
    {
      name: `embed of ${jobsPerEmbed.toLocaleString('en')} jobs`,
      requests: range(Math.min(organizations, largeOrganizationCount))
        .map(organizationReference)
        .map((reference) => ({
          path: `/embed?organization_reference=${reference}`,
          plain: sql`select embed as record from jobs where organization_reference = ${reference}
            and embed_hash is not null order by published_at desc, reference`,
        })),
    },
  ]
}
