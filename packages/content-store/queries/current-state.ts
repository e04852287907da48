import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { ChangeKind } from '#db/schema'
import { articlePages } from '#records/article'
import { jobPages } from '#records/job'
import { type JsonObject, parseObject } from '#records/json'
import { organizationPages } from '#records/organization'

const parse = (text: string | null) => (text === null ? null : parseObject(text))

/** What the pages of these records depend on now, by reference: the `after` of a change. Records that do not exist are absent. */
export async function readStates(
  db: Db,
  kind: ChangeKind,
  references: readonly string[],
): Promise<ReadonlyMap<string, JsonObject>> {
  const isNamed = isOneOf(db, 'reference', references)
  switch (kind) {
    case 'article': {
      const rows = await db.selectFrom('articles').select(['reference', 'record']).where(isNamed).execute()
      return new Map(rows.map(({ reference, record }) => [reference, articlePages(parseObject(record))]))
    }
    case 'organization': {
      const rows = await db
        .selectFrom('organizations')
        .select(['reference', 'record', 'embed'])
        .where(isNamed)
        .execute()
      return new Map(
        rows.map(({ reference, record, embed }) => [
          reference,
          organizationPages(parse(record), parse(embed)),
        ]),
      )
    }
    case 'job': {
      const rows = await db
        .selectFrom('jobs')
        .select(['reference', 'organization_reference', 'detail', 'embed'])
        .where(isNamed)
        .execute()
      return new Map(
        rows.map(({ reference, organization_reference, detail, embed }) => [
          reference,
          jobPages(organization_reference, parse(detail), parse(embed)),
        ]),
      )
    }
  }
}
