import type { XssVector } from './xss-vectors'

/** How many characters a field has room for: more are cut by the site. */
const titleLength = 290
const summaryLength = 1_500
const contentLength = 4_000

const titleFields =
  /(^|\.)(name|title|seo_title|social_title|city|district|zip_code|address|revenue|headline|media_\w+|label)$|contract_type|start_date|created_at|country|sectors/
const contentFields =
  /(^|\.)(content|profile|recruitment_process|company_description)$|^(embed|job|organization).*\bdescription$|i18n_(descriptions|looking_fors|good_to_knows)/

/** Ends what an open-ended vector has opened, so that the vectors after it are read as such. */
const closing =
  '\n\n--></script></style></title></textarea></noscript></noembed></noframes></xmp></iframe></template></select></table></math></svg>\n\n'

/**
 * Gives each field of each record as many vectors as it has room for, every vector in turn. The same field of the same
 * record always gets the same text, in whichever response it is.
 */
export class HostileTexts {
  readonly #vectors: readonly XssVector[]
  readonly #texts = new Map<string, string>()
  readonly #cursors = new Map<string, number>()

  constructor(vectors: readonly XssVector[]) {
    // `plaintext` cannot be ended: it is left to the fields that show no markup.
    this.#vectors = vectors
  }

  /** `field` is the path of the field without indexes, `record` names the record and the place in it. */
  text(field: string, record: string): string {
    const key = `${field} ${record}`
    const known = this.#texts.get(key)
    if (known !== undefined) return known
    const isContent = contentFields.test(field)
    // Copies of records are there for fields of few characters: others would make large lists.
    const isShort = titleFields.test(field) || record.includes(copyMark)
    const room = isShort ? titleLength : isContent ? contentLength : summaryLength
    const parts: string[] = []
    let length = 0
    let cursor = this.#cursors.get(field) ?? 0
    for (let count = 0; count < this.#vectors.length; count += 1) {
      const vector = this.#vectors[cursor % this.#vectors.length]
      if (!vector) break
      const isEndless = isContent && /plaintext/i.test(vector.text)
      if (parts.length > 0 && length + vector.text.length > room) break
      parts.push(isContent && vector.isOpenEnded && !isEndless ? vector.text + closing : vector.text)
      length += vector.text.length + 2
      cursor += 1
      if (isEndless) break
    }
    this.#cursors.set(field, cursor)
    const text = parts.join(isContent ? '\n\n' : ' ')
    this.#texts.set(key, text)
    return text
  }

  /** A value for a field with a URL: a vector alone, or three as the path or the query of a URL. */
  url(field: string, record: string): string {
    const key = `${field} ${record}`
    const known = this.#texts.get(key)
    if (known !== undefined) return known
    const cursor = this.#cursors.get(field) ?? 0
    // 1, 3 and 3 vectors in turn: the cursor says which of the forms is next.
    const place = cursor % 7
    const count = place === 0 ? 1 : 3
    this.#cursors.set(field, cursor + count)
    const vectors = Array.from(
      { length: count },
      (_, index) => this.#vectors[(cursor + index) % this.#vectors.length]?.text ?? '',
    )
    const query = vectors.map((vector) => `x=${encodeURIComponent(vector.toWellFormed())}`).join('&')
    const url =
      place === 0 ? vectors.join() : `https://a.example/${place === 1 ? vectors.join('/') : `?${query}`}`
    this.#texts.set(key, url)
    return url
  }

  /** The number of distinct vectors that each field has had. */
  coverage(): Map<string, number> {
    return new Map([...this.#cursors].map(([field, count]) => [field, Math.min(count, this.#vectors.length)]))
  }
}

/** Fields that decide which records exist and where they are shown, and those that no page shows. */
const kept =
  /(^|_)(references?|slug|language|status|id|type|html)$|^(published_at|updated_at|archived_at|indexed|visible|x_total|website_reference|kind)$/

const tokens =
  /^(contract_type|remote|experience_level|education_level|country_code|source|external_reference|period|currency|min|max|mode|start_date|created_at|duration)$/

const urlFields =
  /(^|_)(url|website|logo|covers?|avatar|linkedin|root)$|^(websites_urls|file|large|medium|small|thumb|social_networks)$/

/** Lists in a record that are made longer, so that few records have many texts. */
const lengthened =
  /^(cms_authors|categories|cms_collections|organizations|offices|images|videos|subsidiaries|websites)$/
const lengthenedTo = { article: 8, organization: 40 }

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A copy of a record with hostile texts. `kind` is the first part of the field names, `reference` identifies the record. */
export function makeHostile(texts: HostileTexts, kind: string, reference: string, record: Json): Json {
  // Unknown tokens hide a part of the record: every second record keeps its own.
  const keepsTokens = [...reference].reduce((sum, character) => sum + character.charCodeAt(0), 0) % 2 === 0
  const rewrite = (value: Json, key: string, field: string, place: string): Json => {
    if (Array.isArray(value)) {
      const length = kind === 'organization' ? lengthenedTo.organization : lengthenedTo.article
      const isLengthened = lengthened.test(key) && value.length > 0 && !reference.includes(copyMark)
      const items = isLengthened ? lengthen(value, length) : value
      return items.map((item, index) => rewrite(item, key, field, `${place}.${index}`))
    }
    if (value !== null && typeof value === 'object') {
      const isMap = /^(i18n_|contract_type|country$|start_date|created_at|social_networks)/.test(key)
      // Most authors of the records have none.
      const entries = key === 'social_networks' ? { linkedin: null, ...value } : value
      return Object.fromEntries(
        Object.entries(entries).map(([name, item]) => [
          name,
          rewrite(item, isMap ? key : name, isMap ? `${field}.*` : `${field}.${name}`, `${place}.${name}`),
        ]),
      )
    }
    if (typeof value !== 'string' && value !== null) return value
    const isToken = tokens.test(key) && !place.includes('.en') && !place.includes('.fr')
    if (kept.test(key) || (isToken && keepsTokens)) return value
    // A null is an unset text or URL, but also an unset number.
    if (
      value === null &&
      !/_url$|^(website|social_networks|profile|company_description|start_date|min|max)$|^media_/.test(key)
    )
      return value
    if (urlFields.test(key)) return texts.url(field, `${reference}${place}`)
    return texts.text(field, `${reference}${place}`)
  }
  return rewrite(record, '', kind, '')
}

/** Between the reference of a record of the API and the number of its copy. */
export const copyMark = '-copy'

/** References and slugs of the added items differ, because pages identify items by them. */
function lengthen(items: readonly Json[], least: number): Json[] {
  return Array.from({ length: Math.max(items.length, least) }, (_, index) => {
    const item = items[index % items.length] ?? null
    if (index < items.length || item === null || typeof item !== 'object' || Array.isArray(item)) return item
    const { reference, slug, id, ...others } = item
    return {
      ...others,
      ...(typeof reference === 'string' ? { reference: `${reference}${copyMark}${index + 1}` } : {}),
      ...(typeof slug === 'string' ? { slug: `${slug}${copyMark}${index + 1}` } : {}),
      ...(typeof id === 'number' ? { id: id * 100 + index } : {}),
    }
  })
}
