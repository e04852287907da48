import 'server-only'
import { getArticle, getCategory, getCollection } from '@/lib/data/articles'
import { getJob } from '@/lib/data/jobs'
import { getOrganization } from '@/lib/data/organizations'
import { env } from '@/lib/env'
import { isLocale, messagesFor } from '@/lib/i18n/locales'
import { parseDay, parseKey, routes } from '@/lib/routes'
import { articlePath } from '@/lib/seo/article'
import { jobPath } from '@/lib/seo/job-path'
import { organizationPath } from '@/lib/seo/organization'
import type { Card } from './og-image-svg'

type Messages = ReturnType<typeof messagesFor>

/** What is written on the card at this path. Null unless it is the very address of a page's card. */
export async function readCard(path: string): Promise<Card | null> {
  const [, , locale = '', kind = '', ...rest] = path.replace(/\.png$/, '').split('/')
  if (!isLocale(locale)) return null
  const found = await readTexts(messagesFor(locale), locale, kind, rest)
  return found && routes.card(found.path) === path
    ? {
        label: found.label,
        title: found.title,
        facts: found.facts,
        siteName: env.SITE_NAME,
        seed: found.path,
      }
    : null
}

/** `path` is the one of the page. */
type CardTexts = Omit<Card, 'siteName' | 'seed'> & { path: string }

function readTexts(
  messages: Messages,
  locale: string,
  kind: string,
  rest: readonly string[],
): Promise<CardTexts | null> | CardTexts | null {
  const [first = '', second, third] = rest
  const { Articles, Organizations, Jobs } = messages
  switch (rest.length === 0 ? kind : `${kind}/${rest.length}`) {
    case '':
      return { path: routes.home(locale), label: '', title: messages.Layout.tagline, facts: [] }
    case 'articles':
      return { path: routes.articles(locale), label: Articles.title, title: Articles.intro, facts: [] }
    case 'companies':
      return {
        path: routes.companies(locale),
        label: Organizations.title,
        title: Organizations.intro,
        facts: [],
      }
    case 'jobs':
      return { path: routes.jobs(locale), label: Jobs.title, title: Jobs.intro, facts: [] }
    case 'articles/4':
      return ofArticle(rest, Articles.title)
    case 'categories/1':
      return ofCategory(locale, first, Articles.category)
    case 'collections/1':
      return ofCollection(locale, first, Articles.collection)
    case 'companies/1':
      return ofOrganization(locale, first, messages)
    case 'companies/3':
      return second === 'jobs' && third !== undefined ? ofJob(first, third, Jobs.title) : null
    default:
      return null
  }
}

async function ofArticle(
  [year = '', month = '', day = '', name = '']: readonly string[],
  fallback: string,
): Promise<CardTexts | null> {
  const date = parseDay(year, month, day)
  const key = parseKey(name)
  const article = date && key ? await getArticle(date, key.slug, key.reference) : null
  if (!article) return null
  const { categories, organizations, social } = article
  const facts = organizations.map((organization) => organization.name).slice(0, 1)
  return { path: articlePath(article), label: categories[0]?.name ?? fallback, title: social.title, facts }
}

async function ofCategory(locale: string, segment: string, label: string): Promise<CardTexts | null> {
  const key = parseKey(segment)
  const category = key && (await getCategory(key.reference))
  return category && { path: routes.category(locale, category), label, title: category.name, facts: [] }
}

async function ofCollection(locale: string, segment: string, label: string): Promise<CardTexts | null> {
  const key = parseKey(segment)
  const collection = key && (await getCollection(key.reference))
  return (
    collection && { path: routes.collection(locale, collection), label, title: collection.name, facts: [] }
  )
}

async function ofOrganization(
  locale: string,
  slug: string,
  { Organizations, Tokens }: Messages,
): Promise<CardTexts | null> {
  const organization = await getOrganization(slug)
  if (!organization) return null
  const words = new Map(Object.entries(Tokens.sector))
  const sectors = organization.sectors.flatMap((sector) => words.get(sector) ?? [])
  return {
    path: organizationPath(organization, locale),
    label: Organizations.title,
    title: organization.name,
    facts: sectors.length > 0 ? [sectors.slice(0, 2).join(', ')] : [],
  }
}

async function ofJob(company: string, slug: string, label: string): Promise<CardTexts | null> {
  const job = await getJob(company, slug)
  if (!job) return null
  const city = job.offices[0]?.city
  return {
    path: jobPath(job),
    label,
    title: job.name,
    facts: [job.organization.name, ...(city ? [city] : [])],
  }
}
