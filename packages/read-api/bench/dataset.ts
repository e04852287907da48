import type { Db } from '@vitrine/content-store/db/connect'
import { sql } from 'kysely'
import { siteReference } from './generator/taxonomies'

/** The first article of a page of 20 articles, in one language or (`''`) in all. */
export type PageStart = { language: string; page: number; published_at: number; reference: string }

/** The properties of the generated content on which the measured requests depend. */
export type Dataset = {
  pageStarts: readonly PageStart[]
  organizations: number
  jobs: number
  /** The number of organizations on the first two sites. */
  sites: readonly { reference: string; organizations: number }[]
}

export async function readDataset(db: Db): Promise<Dataset> {
  const count = async (table: 'organizations' | 'jobs') =>
    Number(
      (await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(db)).rows[0]
        ?.total,
    )
  const countOnSite = async (reference: string) => {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from organization_sites where site_reference = ${reference}`.execute(db)
    return { reference, organizations: Number(rows[0]?.total) }
  }
  return {
    pageStarts: await readPageStarts(db),
    organizations: await count('organizations'),
    jobs: await count('jobs'),
    sites: [await countOnSite(siteReference(0)), await countOnSite(siteReference(1))],
  }
}

async function readPageStarts(db: Db): Promise<PageStart[]> {
  const ofAll = sql`select '' as language, published_at, reference from articles`
  const ofEach = sql`select language, published_at, reference from articles`
  const { rows } = await sql<PageStart & { position: number }>`
    select language, position, published_at, reference from (
      select language, published_at, reference, row_number() over
        (partition by language order by published_at desc, reference) - 1 as position
      from (${ofAll} union all ${ofEach}) articles
    ) numbered where position % 20 = 0 order by position, language
  `.execute(db)
  return rows.map(({ position, ...start }) => ({ ...start, page: position / 20 + 1 }))
}
