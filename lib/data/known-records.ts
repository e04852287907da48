import { LRUCache } from 'lru-cache'
import { sharedState } from '@/lib/process/shared-state'

/**
 * The kinds of what lists of the API have shown, with their keys: the reference of an article (detail: see
 * `known-articles.ts`), category or collection (detail: slug), the slug of an organization (detail: its reference),
 * `{organization}/{job}` with the slugs of both, `{yyyy}-{m}` of a month that can have articles, and a list of articles (see `listKey`; detail: its
 * number of pages) or of jobs or organizations (see `known-pages.ts`), the name of a category or collection by its reference (detail: the name), and
 * a value of a facet of the job board or of the list of organizations (see `facetKey`), and a landing page of the job board (its path segment).
 */
type KnownKind =
  | 'article'
  | 'organization'
  | 'job'
  | 'category'
  | 'collection'
  | 'category-name'
  | 'collection-name'
  | 'month'
  | 'list'
  | 'facet'
  | 'organization-facet'
  | 'landing'

/** Kinds and keys, of those that were read or used last. */
const known = sharedState('known-records', () => new LRUCache<string, string>({ max: 300_000 }))

/** Called wherever a list of the API becomes records of the site. */
export function addKnown(kind: KnownKind, key: string, detail = ''): void {
  known.set(recordKey(kind, key), detail)
  const lower = key.toLowerCase()
  if (lower !== key && (kind === 'organization' || kind === 'job')) known.set(lowerCaseKey(kind, lower), '')
}

/** `join` gives a flat string: a template would keep its parts in memory, 7 MB for 300,000 keys. */
function recordKey(kind: KnownKind, key: string): string {
  return [kind, key].join(' ')
}

function lowerCaseKey(kind: KnownKind, lower: string): string {
  return `lower-case ${kind} ${lower}`
}

/** Called where the API no longer has a record. */
export function removeKnown(kind: KnownKind, key: string): void {
  known.delete(recordKey(kind, key))
}

/** Whether a list has shown an organization or a job whose slugs may differ in case from those of the key. */
export function isKnownInAnyCase(kind: 'organization' | 'job', key: string): boolean {
  const lower = key.toLowerCase()
  return known.has(recordKey(kind, lower)) || known.has(lowerCaseKey(kind, lower))
}

/** A kind, a key and its detail. */
export type KnownRecord = [kind: KnownKind, key: string, detail: string]

/** All records of these kinds. */
export function listKnown(kinds: readonly KnownKind[]): KnownRecord[] {
  const records: KnownRecord[] = []
  for (const [key, detail] of known.entries()) {
    const kind = kinds.find((candidate) => key.startsWith(`${candidate} `))
    if (kind) records.push([kind, key.slice(kind.length + 1), detail])
  }
  return records
}

/** The detail of what this process has read in a list. Null does not mean that the API has no such record. */
export function findKnown(kind: KnownKind, key: string): string | null {
  return known.get(recordKey(kind, key)) ?? null
}

/** The key of a value of a facet. */
export function facetKey(name: string, value: string): string {
  return `${name} ${value}`
}

/** The key of the articles in a language, or of those in a category or collection, or about an organization. */
export function listKey({ language, category, collection, organization }: ListFilter): string {
  return JSON.stringify([language, category ?? null, collection ?? null, organization ?? null])
}

type ListFilter = { language: string; category?: string; collection?: string; organization?: string }
