import { parsePage } from '@/lib/routes'

/**
 * The page number of a list's URL. The first page has no number; `1` is accepted too, so that `/page/1` redirects to it.
 * Null for everything else.
 */
export function readPageNumber(param: string | undefined): number | null {
  return param === undefined || param === '1' ? 1 : parsePage(param)
}
