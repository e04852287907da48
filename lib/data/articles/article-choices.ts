import 'server-only'
import { listTargetCounts } from '@vitrine/content-store/queries/article-groups'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { cacheLifetime } from '@/lib/data/cache-lifetime'
import { readEmployer, readOrganizations } from '@/lib/data/organizations'
import { previewScope } from '@/lib/data/preview-scope'
import { openStore } from '@/lib/data/store'
import { currentEmployer } from '@/lib/employer'
import { env } from '@/lib/env'
import { formatLocale, isLocale } from '@/lib/i18n/locales'
import type { ArticleChoices, Choice } from '@/lib/model/articles/article-choices'
import { readGroupsOf } from './article-groups'
import { readLanguages, toGroup } from './article-languages'
import { readMonths } from './article-periods'
import { articlesTags, toStoreFilter } from './article-query'

/** More values would make a page large. A selection of another one is possible by its URL. */
const maxGroups = 60
/** Those with the most articles. */
const maxOrganizations = 100
const maxYears = 40

/** The values that the form of the board of articles offers. */
export async function readArticleChoices(locale: string): Promise<ArticleChoices> {
  const at = previewScope()?.at
  return at ? (await readChoices(locale, at)).choices : listPublicChoices(locale)
}

async function listPublicChoices(locale: string): Promise<ArticleChoices> {
  'use cache'
  cacheTag(...articlesTags())
  cacheLife(cacheLifetime(['articles', 'organizations']))
  const { choices, slugs } = await readChoices(locale, new Date())
  for (const slug of slugs) cacheTag(tags.organizationSlug(slug))
  return choices
}

/** `slugs` are those of the organizations that are choices if the site has them. */
async function readChoices(
  locale: string,
  at: Date,
): Promise<{ choices: ArticleChoices; slugs: readonly string[] }> {
  const others = (await readLanguageGroups()).filter((language) => language !== locale)
  const all = [locale, ...others]
  const categories = await readGroupsOf('category', all, at)
  const collections = await readGroupsOf('collection', all, at)
  const groups = all.map((language) => [
    language === locale ? '' : language,
    { category: toChoices(categories.get(language)), collection: toChoices(collections.get(language)) },
  ])
  const filter = await toStoreFilter({}, at)
  const targets = await listTargetCounts(openStore(), 'organization', filter)
  await readEmployer()
  const slugs = currentEmployer()?.isOnly
    ? []
    : targets.slice(0, maxOrganizations).map(({ target }) => target)
  const byName = new Intl.Collator(env.DEFAULT_LOCALE)
  const years = (await readMonths({ language: locale }, at)).map(({ year }) => year)
  const choices = {
    language: others
      .map((language) => ({ value: language, label: formatLocale(language, locale) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale)),
    ownLanguages: [formatLocale(locale, locale)],
    years: [...new Set(years)].slice(0, maxYears),
    groups: Object.fromEntries(groups),
    organization: (await readOrganizations(slugs))
      .toSorted((a, b) => byName.compare(a.name, b.name))
      .map(({ slug, name }) => ({ value: slug, label: name })),
  }
  return { choices, slugs }
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
