import { parseLocalizedDay, parseLocalizedTimestamp } from '@vitrine/api-contract/localized-date'
import { parseTimestamp } from '@vitrine/api-contract/timestamp'
import { toEmbedHtml } from '#wire/embed-html'
import type { FieldDifference } from './field-differences'

type DocumentedDifference = {
  reason: string
  /** Of the file and the path without positions. */
  field: RegExp
  isSame: (source: unknown, served: unknown, exported: ReadonlySet<string>) => boolean
}

const isUnset = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value).every(isUnset))

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** Differences for which the import prints nothing. content/README.md has the same list. */
const documented: readonly DocumentedDifference[] = [
  {
    reason: 'null, blank text and empty lists mean unset, and the API sends one of them',
    field: /./,
    isSame: (source, served) => isUnset(source) && isUnset(served),
  },
  {
    reason: 'a response that lacks a field gets the value of another response with this record',
    field: /./,
    isSame: (source, served, exported) =>
      isUnset(source) && [...plainValues(served)].every((value) => exported.has(value)),
  },
  {
    reason: 'white space around texts is removed',
    field: /./,
    isSame: (source, served) => typeof source === 'string' && trimmed(source) === trimmed(served),
  },
  {
    reason: 'the API sends times to the millisecond, with +00:00 for Z',
    field: /_at$/,
    isSame: (source, served) =>
      typeof source === 'string' &&
      parseTimestamp(source)?.getTime() === parseTimestamp(String(served))?.getTime(),
  },
  {
    reason: 'lists of sites are sets, and the API sends careers sites first',
    field: /cms_sites_references$/,
    isSame: (source, served) =>
      String(source).split(',').sort().join() === String(served).split(',').sort().join(),
  },
  {
    reason: 'a job without sites is shown on the sites of its URLs, else on those of its organization',
    field: /cms_sites_references$/,
    isSame: isUnset,
  },
  {
    reason: 'an unset salary has the currency EUR',
    field: /salary\.currency$/,
    isSame: (source, served) => isUnset(source) && served === 'EUR',
  },
  {
    reason: 'the API writes the labels of a contract type that another response has',
    field: /^embed.*contract_type/,
    isSame: isUnset,
  },
  {
    reason: 'the period none means unset',
    field: /salary\.period$/,
    isSame: (source, served) => isUnset(source) && served === 'none',
  },
  {
    reason: 'the API sends the offices of a job that another response has, with names of their countries',
    field: /office$/,
    isSame: isUnset,
  },
  {
    reason: 'the API writes the texts of times itself',
    field: /^embed.*created_at\.(fr|en)$/,
    isSame: (source, served) =>
      parseLocalizedTimestamp({ en: String(source) }) === parseLocalizedTimestamp({ en: String(served) }),
  },
  {
    reason: 'the API writes the texts of days itself',
    field: /^embed.*start_date\.(fr|en)$/,
    isSame: (source, served) =>
      parseLocalizedDay({ en: String(source) }) === parseLocalizedDay({ en: String(served) }),
  },
  {
    reason: 'an article without a URL has that of its page',
    field: /^articles.json \[\]\.url$/,
    isSame: (source, served) => isUnset(source) && /\/articles\/\d{4}\/\d\d\/\d\d\//.test(String(served)),
  },
  {
    reason: 'the URL of a site has no slash at its end',
    field: /website.*url$/,
    isSame: (source, served) => `${source}`.replace(/\/+$/, '') === `${served}`.replace(/\/+$/, ''),
  },
  {
    reason: 'the API sends the texts of embed as sanitized HTML',
    field: /^embed.*(description|profile|recruitment_process)$/,
    isSame: (source, served) => isUnset(source) || toEmbedHtml(String(source).trim()) === served,
  },
]

/** The letters and digits of every scalar in a value, without markup. */
export function plainValues(value: unknown): Set<string> {
  if (typeof value === 'object' && value !== null) {
    return new Set(Object.values(value).flatMap((child) => [...plainValues(child)]))
  }
  return new Set([
    String(value)
      .replace(/<[^<>]*>/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ''),
  ])
}

/** `exported` are the plain values of all responses. */
export function isDocumentedDifference(
  file: string,
  { path, source, served }: FieldDifference,
  exported: ReadonlySet<string>,
): boolean {
  const field = `${file} ${path.replace(/\[\d+\]/g, '[]')}`
  return documented.some(
    (difference) => difference.field.test(field) && difference.isSame(source, served, exported),
  )
}
