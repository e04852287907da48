import type { Db } from '@/lib/server/db/connect'
import type { ArticleLinkKind } from '@/lib/server/db/schema'
import type { OrganizationForm } from '@/lib/server/forms/organization'
import type { AuthorForm, CategoryForm, CollectionForm } from '@/lib/server/forms/taxonomy'
import type { ArticleParts } from '@/lib/server/wire/article'
import { getStored } from './documents'

/** What the articles name, as it is now; the function returned tells the parts of one of them. */
export async function getArticleParts(
  db: Db,
  references: readonly string[],
): Promise<(reference: string) => ArticleParts> {
  const links =
    references.length === 0
      ? []
      : await db
          .selectFrom('article_links')
          .select(['article_reference', 'kind', 'target'])
          .where('article_reference', 'in', references)
          .orderBy('position')
          .execute()
  const targets = (kind: ArticleLinkKind) =>
    links.filter((link) => link.kind === kind).map((link) => link.target)
  const categories = await getStored<CategoryForm>(db, 'categories', targets('category'))
  const collections = await getStored<CollectionForm>(db, 'collections', targets('collection'))
  const authors = await getStored<AuthorForm>(db, 'authors', targets('author'))
  const organizations = await getStored<OrganizationForm>(db, 'organizations', targets('organization'))

  return (reference) => {
    const named = <Part>(kind: ArticleLinkKind, parts: ReadonlyMap<string, Part>) =>
      links
        .filter((link) => link.article_reference === reference && link.kind === kind)
        .flatMap((link) => parts.get(link.target) ?? [])
    return {
      categories: named('category', categories),
      collections: named('collection', collections).map(({ form }) => form),
      authors: named('author', authors).map(({ form }) => form),
      organizations: named('organization', organizations).map(({ form }) => form),
    }
  }
}
