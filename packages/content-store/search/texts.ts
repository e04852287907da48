import type { SearchedTexts } from '@vitrine/api-contract/search-words'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { WordTable } from '#db/schema'
import { articleTexts } from '#records/article'
import { jobTexts } from '#records/job'
import { parseObject } from '#records/json'
import { organizationTexts } from '#records/organization'

type Searched = { reference: string; searched: SearchedTexts }

/** The tables of the records. */
export const recordsOf = {
  organization_words: 'organizations',
  job_words: 'jobs',
  article_words: 'articles',
} as const satisfies Record<WordTable, string>

/** What a search finds of records, in no order: of jobs, the open ones. */
export function readSearchedTexts(
  db: Db,
  table: WordTable,
  references: readonly string[],
): Promise<Searched[]> {
  return readers[table](db, references)
}

const readers: {
  readonly [Table in WordTable]: (db: Db, references: readonly string[]) => Promise<Searched[]>
} = {
  organization_words: async (db, references) => {
    const rows = await db
      .selectFrom('organizations')
      .select(['reference', 'record', 'name_lower'])
      .where(isOneOf(db, 'reference', references))
      .execute()
    return rows.map(({ reference, record, name_lower }) => ({
      reference,
      searched: organizationTexts(name_lower, record === null ? null : parseObject(record)),
    }))
  },
  job_words: async (db, references) => {
    const rows = await db
      .selectFrom('jobs')
      .leftJoin('organizations', 'organizations.reference', 'jobs.organization_reference')
      .select(['jobs.reference', 'jobs.summary', 'jobs.embed', 'organizations.name_lower'])
      .where(isOneOf(db, 'jobs.reference', references))
      .execute()
    return rows.flatMap(({ reference, summary, embed, name_lower }) =>
      summary && embed ? { reference, searched: jobTexts({ summary, embed }, name_lower ?? '') } : [],
    )
  },
  article_words: async (db, references) => {
    const rows = await db
      .selectFrom('articles')
      .select(['reference', 'record'])
      .where(isOneOf(db, 'reference', references))
      .execute()
    return rows.map(({ reference, record }) => ({
      reference,
      searched: articleTexts(parseObject(record)),
    }))
  },
}
