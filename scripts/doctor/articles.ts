import { articleWire } from '@vitrine/api-contract/article'
import { lookUpLocale, primaryLanguage } from '@vitrine/api-contract/language-lookup'
import { toDate } from '@/lib/model/date'
import { firstItems } from '@/lib/model/limits'
import type { HomeSectionSetting } from '@/lib/settings/site-yaml/home-sections'
import { type Context, count, paths } from './context'
import type { DriftLog, Operation } from './drift-log'
import { articleTokens } from './known-tokens'
import { type ListPage, readPage, textOf } from './read-page'

const articlesOperation: Operation = {
  name: 'articles list',
  schema: articleWire,
  tokens: articleTokens,
  identity: ['reference', 'name', 'language', 'published_at'],
}

type Article = Record<string, unknown>

/** `newest` are in the order of the API. */
export type ArticleSample = { newest: readonly Article[]; oldest: readonly Article[]; total: number | null }

export const samplePageSize = 20
const maxLanguages = 8
const maxIndexes = 10

/** The newest and the oldest articles of the site. Null where the API lists none to this token. */
export async function readArticleSample(context: Context, drift: DriftLog): Promise<ArticleSample | null> {
  const own = ownIndexes(context).length === 1 ? { indexed: ownIndexes(context)[0] } : {}
  const list = { ...own, per_page: samplePageSize }
  const newest = await readPage(
    context,
    'Articles',
    paths.articles({ ...list, order_by: 'published_at:desc' }),
  )
  if (newest === null) return null
  const oldest = await readPage(
    context,
    'Articles',
    paths.articles({ ...list, order_by: 'published_at:asc' }),
  )
  const known = new Set(newest.records.map((record) => textOf(record, 'reference')))
  const others = (oldest?.records ?? []).filter((record) => !known.has(textOf(record, 'reference')))
  drift.add(articlesOperation, [...newest.records, ...others])
  return { newest: newest.records, oldest: oldest?.records ?? [], total: newest.total }
}

function ownIndexes({ settings }: Context): readonly string[] {
  return settings.ARTICLE_INDEX
}

/** Counts articles by language and by index, and says which are scheduled. */
export async function reportArticles(context: Context, { newest, total }: ArticleSample): Promise<void> {
  const { findings, now, settings } = context
  if (newest.length === 0) {
    findings.note('Articles', 'articles.count', 'The API lists no article.')
    findings.lacks('Articles: the API lists none.')
  } else {
    const number = total === null ? `${newest.length} or more` : String(total)
    const byLanguage = await countLanguages(context, total)
    findings.ok('Articles', 'articles.count', `${number} articles, scheduled ones included: ${byLanguage}.`)
    findings.shows(`Articles: ${number} (${byLanguage}).`)
    reportScheduled(context, newest, now)
  }
  const indexes = new Set([...settings.ARTICLE_INDEX, ...settings.NEWS_INDEXES].slice(0, 2 * maxIndexes))
  for (const index of indexes) await checkIndex(context, index, nameSetting(context, index))
  for (const section of context.site.home.sections ?? []) await checkHomeSection(context, section)
}

function nameSetting({ settings }: Context, index: string): string {
  return settings.ARTICLE_INDEX.includes(index) ? 'ARTICLE_INDEX' : 'NEWS_INDEXES'
}

/** A section of a category or collection that no article is in is left out of the home page. */
async function checkHomeSection(context: Context, section: HomeSectionSetting): Promise<void> {
  const { findings, show } = context
  if (section.kind === 'lead' && section.index !== null)
    return checkIndex(context, section.index, 'site.yaml')
  if (section.kind === 'index') return checkIndex(context, section.value, 'site.yaml')
  if (section.kind !== 'category' && section.kind !== 'collection') return
  const { kind, value } = section
  const page = await readPage(
    context,
    'Articles',
    paths.articles({ [`${kind}_reference`]: value, per_page: 1 }),
  )
  if (page === null) return
  const id = `articles.section.${kind}`
  if (page.records.length > 0)
    findings.ok('Articles', id, `site.yaml: the ${kind} ${show(value)} has articles.`)
  else
    findings.problem(
      'Articles',
      id,
      `No article is in the ${kind} ${show(value)} of site.yaml, so the home page leaves it out.`,
      `Check the reference of the ${kind} with the editors, or remove it from site.yaml.`,
    )
}

/** Lists of `fr-CA` have the articles in `fr` too, unless `fr` has lists of its own. */
function articleLanguages(locales: readonly string[]): string[] {
  const languages = locales.flatMap((locale) => {
    const language = primaryLanguage(locale)
    return lookUpLocale(language, locales) === locale ? [locale, language] : [locale]
  })
  return [...new Set(languages)]
}

async function countLanguages(context: Context, total: number | null): Promise<string> {
  const { settings, show } = context
  const parts: string[] = []
  let sum: number | null = 0
  for (const language of articleLanguages(settings.SITE_LOCALES).slice(0, maxLanguages)) {
    const indexed = settings.ARTICLE_INDEX.length === 1 ? settings.ARTICLE_INDEX[0] : undefined
    const page = await readPage(context, 'Articles', paths.articles({ indexed, language, per_page: 1 }))
    const number = page === null ? null : page.records.length === 0 ? 0 : page.total
    sum = number === null || sum === null ? null : sum + number
    parts.push(`${language} ${number ?? (page?.records.length ? 'some' : 'unknown')}`)
    const [first] = page?.records ?? []
    if (first && textOf(first, 'language').toLowerCase() !== language.toLowerCase())
      context.findings.problem(
        'Filters and pages',
        `filter.language.${language}`,
        `The list of the language ${language} has an article with the language ${show(first.language)}.`,
        'Ask the operator of the API: the filter language has no effect, or the articles have other language codes.',
      )
  }
  const others = total === null || sum === null ? 0 : total - sum
  if (others > 0)
    parts.push(
      `${others} in other regions or languages, of which those that are not in SITE_LOCALES are in lists of ${settings.DEFAULT_LOCALE}`,
    )
  return parts.join(', ')
}

function reportScheduled({ findings, show }: Context, newest: readonly Article[], now: Date): void {
  const future = newest.flatMap((record) => {
    const date = toDate(textOf(record, 'published_at'))
    return date && date > now ? [{ record, date }] : []
  })
  const next = future.sort((a, b) => a.date.getTime() - b.date.getTime())[0]
  if (!next) {
    findings.unknown(
      'Articles',
      'articles.scheduled',
      'No listed article is scheduled. It cannot be known whether the API lists scheduled articles: an editor sees them in the preview only if it does.',
    )
    return
  }
  const more = future.length === newest.length ? ' or more' : ''
  findings.ok(
    'Articles',
    'articles.scheduled',
    `The API lists scheduled articles: ${future.length}${more} now, for example ${show(next.record.name)}, at ${next.date.toISOString()}. Editors can preview them.`,
  )
}

async function checkIndex(context: Context, index: string, setting: string): Promise<void> {
  const { findings, show } = context
  const page: ListPage | null = await readPage(
    context,
    'Articles',
    paths.articles({ indexed: index, per_page: 1 }),
  )
  if (page === null) return
  const [first] = page.records
  const id = `articles.index.${setting}`
  if (!first) {
    findings.problem(
      'Articles',
      id,
      `No article is in the index "${show(index)}" of ${setting}.`,
      'Check the name of the index with the editors, or remove it from site.yaml.',
    )
    return
  }
  const indexed = Array.isArray(first.indexed) ? first.indexed.filter((name) => typeof name === 'string') : []
  if (firstItems(indexed).some((own) => own.trim() === index))
    findings.ok(
      'Articles',
      id,
      `Index "${show(index)}" of ${setting}: ${page.total === null ? 'some articles' : count(page.total, 'article')}.`,
    )
  else
    findings.problem(
      'Articles',
      id,
      `The list of the index "${show(index)}" has an article that is not in it.`,
      'Ask the operator of the API: the filter indexed has no effect.',
    )
}
