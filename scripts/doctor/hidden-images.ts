import { articleWire } from '@vitrine/api-contract/article'
import { organizationWire } from '@vitrine/api-contract/organization'
import { tolerant } from '@vitrine/api-contract/tolerant'
import { toArticle } from '@/lib/model/articles/article'
import { toDate } from '@/lib/model/date'
import { explainHidden } from '@/lib/model/media/hidden-image'
import { createToImage, type ToImage } from '@/lib/model/media/image'
import { toOrganization } from '@/lib/model/organization'
import { isRecord } from './context'

const organizationSchema = tolerant(organizationWire, ['reference', 'name', 'slug'])
const articleSchema = tolerant(articleWire, ['reference', 'name', 'language'])

export type Records = readonly Record<string, unknown>[]
type ImageSettings = { SITE_URL: string; IMAGE_HOSTS: readonly string[] }

/** Images with one reason, with the field and the URL of the first. `host` is the one that IMAGE_HOSTS can name. */
export type HiddenImages = { reason: string; host: string | null; images: number; field: string; url: string }

/** An API can name any number of hosts. */
const maxReasons = 30

/** The images that pages would show, counted, and those that they do not show, by reason. */
export function findHiddenImages(
  records: { organizations: Records; articles: Records },
  settings: ImageSettings,
): { shown: number; hidden: readonly HiddenImages[] } {
  const convert = createToImage({ siteUrl: settings.SITE_URL, hosts: settings.IMAGE_HOSTS })
  const hidden = new Map<string, HiddenImages>()
  let shown = 0
  const look = (url: string | null | undefined, findField: (url: string) => string): string | null => {
    if (!url?.trim()) return null
    const image = convert(url)
    if (image !== null) {
      shown += 1
      return image
    }
    const { reason, host } = explainHidden(url, settings.SITE_URL)
    const known = hidden.get(reason)
    if (known) known.images += 1
    else if (hidden.size < maxReasons)
      hidden.set(reason, { reason, host, images: 1, field: findField(url), url })
    return null
  }
  const toImageOf =
    (kind: string, record: unknown): ToImage =>
    (url) =>
      look(url, (found) => `${kind}, ${findPath(record, found) ?? 'an image'}`)

  for (const record of records.organizations) {
    const { data } = organizationSchema.safeParse(record)
    if (data) toOrganization(data, toImageOf('organization', record))
  }
  for (const record of records.articles) {
    const { data } = articleSchema.safeParse(record)
    if (!data || toDate(data.published_at) === null) continue
    toArticle(data, toImageOf('article', record))
    for (const url of contentImages(data.content ?? '')) look(url, () => 'article, content')
  }
  return { shown, hidden: [...hidden.values()].sort((a, b) => b.images - a.images) }
}

const maxContentLength = 100_000
const maxContentImages = 100

/** The URLs of the images of Markdown and HTML that name a host. */
function contentImages(content: string): string[] {
  const text = content.slice(0, maxContentLength)
  const pattern =
    /!\[[^\]]{0,300}\]\(\s{0,5}<?(https?:[^)\s>"]{1,2000})|<img\s[^>]{0,300}?src\s{0,5}=\s{0,5}["']?(https?:[^"'\s>]{1,2000})/gi
  return [...text.matchAll(pattern)]
    .slice(0, maxContentImages)
    .map(([, markdown, html]) => markdown ?? html ?? '')
}

const maxDepth = 8

/** The path of the first field with this value, as in `images[].file.url`. Null where there is none. */
function findPath(value: unknown, searched: string, path = '', depth = 0): string | null {
  if (value === searched) return path
  if (depth > maxDepth) return null
  if (Array.isArray(value))
    return firstOf(value.slice(0, 500), (item) => findPath(item, searched, `${path}[]`, depth + 1))
  if (!isRecord(value)) return null
  const prefix = path === '' ? '' : `${path}.`
  return firstOf(Object.entries(value), ([key, field]) => findPath(field, searched, prefix + key, depth + 1))
}

function firstOf<T>(items: readonly T[], find: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = find(item)
    if (found !== null) return found
  }
  return null
}
