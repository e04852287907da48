import { getArticle } from '@/lib/data/articles'
import { parseDay, parseKey } from '@/lib/routes'

type Params = { year: string; month: string; day: string; article: string }

/** The article an address asks for, perhaps under another slug, day or locale. Null if there is none. */
export async function readArticle({ year, month, day, article }: Params) {
  const date = parseDay(year, month, day)
  const key = parseKey(article)
  return date && key ? getArticle(date, key.slug, key.reference) : null
}
