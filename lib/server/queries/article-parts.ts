import type { Db } from '@/lib/server/db/connect'
import type { RecordTable } from '@/lib/server/db/schema'
import type { OrganizationForm } from '@/lib/server/forms/organization'
import type { AuthorForm, CategoryForm, CollectionForm } from '@/lib/server/forms/taxonomy'
import type { ArticleParts } from '@/lib/server/wire/article'
import type { Stored } from '@/lib/server/wire/stored'
import { storedColumns, toStored } from './documents'

const kinds = ['category', 'collection', 'author', 'organization'] as const
type Kind = (typeof kinds)[number]

const tables: Record<Kind, RecordTable> = {
  category: 'categories',
  collection: 'collections',
  author: 'authors',
  organization: 'organizations',
}

/** What the articles name, as it is now; the function returned tells the parts of one of them. */
export async function getArticleParts(
  db: Db,
  references: readonly string[],
): Promise<(reference: string) => ArticleParts> {
  const links = references.length === 0 ? [] : await getLinks(db, references)
  const targets = (kind: Kind) => links.filter((link) => link.kind === kind).map((link) => link.target)
  const parts = links.length === 0 ? [] : await getParts(db, targets)
  const partsOf = <Form>(kind: Kind): Map<string, Stored<Form>> =>
    new Map(parts.filter((part) => part.kind === kind).map((part) => [part.reference, toStored<Form>(part)]))
  const categories = partsOf<CategoryForm>('category')
  const collections = partsOf<CollectionForm>('collection')
  const authors = partsOf<AuthorForm>('author')
  const organizations = partsOf<OrganizationForm>('organization')

  return (reference) => {
    const named = <Part>(kind: Kind, known: ReadonlyMap<string, Part>) =>
      links
        .filter((link) => link.article_reference === reference && link.kind === kind)
        .flatMap((link) => known.get(link.target) ?? [])
    return {
      categories: named('category', categories),
      collections: named('collection', collections).map(({ form }) => form),
      authors: named('author', authors).map(({ form }) => form),
      organizations: named('organization', organizations).map(({ form }) => form),
    }
  }
}

function getLinks(db: Db, references: readonly string[]) {
  return db
    .selectFrom('article_links')
    .select(['article_reference', 'kind', 'target'])
    .where('article_reference', 'in', references)
    .where('kind', 'in', kinds)
    .orderBy('position')
    .execute()
}

/** One query for all kinds: on a server of databases the way there and back is the price of each. */
async function getParts(db: Db, targets: (kind: Kind) => string[]) {
  const ofKind = (kind: Kind) =>
    db
      .selectFrom(tables[kind])
      .select(['reference', ...storedColumns])
      .select((part) => part.val(kind).as('kind'))
      .where('reference', 'in', [...new Set(targets(kind))])
  const [first, ...others] = kinds.filter((kind) => targets(kind).length > 0)
  if (first === undefined) return []
  return others.reduce((query, kind) => query.unionAll(ofKind(kind)), ofKind(first)).execute()
}
