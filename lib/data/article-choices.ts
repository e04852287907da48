import 'server-only'
import { listTargetCounts } from '@vitrine/content-store/queries/article-groups'
import { cacheLife, cacheTag } from 'next/cache'
import { formatLanguage } from '@/lib/i18n/format'
import { isLocale } from '@/lib/i18n/locales'
import type { ArticleChoices, Choice } from '@/lib/model/article-choices'
import { readGroupsOf } from './article-groups'
import { readMonths } from './article-periods'
import { articlesTags, readLanguages, toGroup, toStoreFilter } from './article-query'
import { cacheLifetime } from './cache-lifetime'
import { listOrganizations } from './organizations'
import { previewScope } from './preview-scope'
import { openStore } from './store'

/** More values would make a page large. A selection of another one is possible by its URL. */
const maxGroups = 60
const maxOrganizations = 100
const maxYears = 40

/** The values that the form of the board of articles offers. */
export async function readArticleChoices(locale: string): Promise<ArticleChoices> {
  const at = previewScope()?.at
  const [{ slugs, ...choices }, organizations] = await Promise.all([
    at ? readChoices(locale, at) : listPublicChoices(locale),
    listOrganizations(),
  ])
  const named = new Set(slugs)
  return {
    ...choices,
    organization: organizations
      .filter(({ slug }) => named.has(slug))
      .slice(0, maxOrganizations)
      .map(({ slug, name }) => ({ value: slug, label: name })),
  }
}

/** `slugs` are those of the organizations that articles are about. */
type Choices = Omit<ArticleChoices, 'organization'> & { slugs: readonly string[] }

async function listPublicChoices(locale: string): Promise<Choices> {
  'use cache'
  cacheTag(...articlesTags())
  cacheLife(cacheLifetime(['articles']))
  return readChoices(locale, new Date())
}

async function readChoices(locale: string, at: Date): Promise<Choices> {
  const others = (await readLanguageGroups()).filter((language) => language !== locale)
  const all = [locale, ...others]
  const categories = await readGroupsOf('category', all, at)
  const collections = await readGroupsOf('collection', all, at)
  const groups = all.map((language) => [
    language === locale ? '' : language,
    { category: toChoices(categories.get(language)), collection: toChoices(collections.get(language)) },
  ])
  const filter = { ...(await toStoreFilter({}, at)), publishedUntil: at.getTime() }
  const organizations = await listTargetCounts(openStore(), 'organization', filter)
  const years = (await readMonths({ language: locale }, at)).map(({ year }) => year)
  return {
    language: others
      .map((language) => ({ value: language, label: formatLanguage(language, locale) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale)),
    ownLanguages: [formatLanguage(locale, locale)],
    years: [...new Set(years)].slice(0, maxYears),
    groups: Object.fromEntries(groups),
    slugs: organizations.map(({ target }) => target),
  }
}

function toChoices(groups: readonly { reference: string; name: string }[] = []): Choice[] {
  return groups.slice(0, maxGroups).map(({ reference, name }) => ({ value: reference, label: name }))
}

/** The languages of the site's articles by their groups: those of one locale are one. */
async function readLanguageGroups(): Promise<readonly string[]> {
  return [...new Set((await readLanguages()).map(toGroup))]
}

/** The languages of the site's articles that no locale of the site shows. */
export async function listOtherLanguages(): Promise<readonly string[]> {
  'use cache'
  cacheTag(...articlesTags())
  cacheLife(cacheLifetime(['articles']))
  return (await readLanguageGroups()).filter((language) => !isLocale(language))
}
