import 'server-only'
import { listArticles } from '@/lib/data/articles'
import { isKnownGroup } from '@/lib/data/known-groups'
import { listOrganizations } from '@/lib/data/organizations'
import type { ArticleListKey } from '@/lib/routes'

/**
 * A page of a list of articles as JSON. Null for a category or collection that no article is in, for an organization that is
 * not one of the site's, and for a page after the last: none of them is requested from the API.
 */
export async function getArticlePageJson(list: ArticleListKey, page: number): Promise<string | null> {
  const { category, collection, organization } = list
  if (category !== undefined && !(await isKnownGroup('category', category))) return null
  if (collection !== undefined && !(await isKnownGroup('collection', collection))) return null
  if (organization !== undefined && !(await isListed(organization))) return null
  const { pageCount } = await listArticles(list)
  return page <= pageCount ? JSON.stringify(await listArticles(list, page)) : null
}

async function isListed(organization: string): Promise<boolean> {
  return (await listOrganizations()).some(({ reference }) => reference === organization)
}
