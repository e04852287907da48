import type { ArticlesParameters } from '@/lib/client/client'

/** The name of the copy; null for a read that is not stored. By default it is made from the parameters. */
export type ReadOptions = { copy?: string | null; lane?: 'lookup' }

/** Whether a visitor can make many such lists, by words or by combining conditions. */
export function isCombination(parameters: ArticlesParameters): boolean {
  const { q, category_reference, collection_reference, organization_reference, published_after } = parameters
  const others = [collection_reference, organization_reference].filter(Boolean).length
  const count = others + (category_reference ? 1 : 0)
  return q !== undefined || count > 1 || (published_after !== undefined && others > 0)
}

/** Copies of them would remove those of the lists that pages show. Words can be invented, so they are look-ups. */
export function combinationOptions({ q }: ArticlesParameters): ReadOptions {
  return q === undefined ? { copy: null } : { copy: null, lane: 'lookup' }
}
