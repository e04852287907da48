import { apply } from '@vitrine/content-store/apply/apply'
import type { Batch } from '@vitrine/content-store/apply/input'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { startSite } from '@/lib/data/testing/site'

/** The store of a site with the article `first`, and what changes it as an import would. @internal */
export async function startChangingSite(settings: Record<string, string> = {}) {
  const first = { reference: 'first', language: 'en', published_at: '2026-02-01T08:00:00Z' }
  const site = await startSite([{ ...first, categories: ['craft'] }], settings)
  const writer = openDatabaseForWriting(site.databaseUrl)
  const write = (batch: Batch, now = new Date()) => apply(writer, 'files', [batch], { now })
  return {
    ...{ databaseUrl: site.databaseUrl, writer },
    writeArticle: (reference: string, fields: object = {}, now?: Date) =>
      write({ kind: 'articles', records: [{ reference, record: makeArticle(reference, fields) }] }, now),
    deleteArticle: (reference: string) => write({ kind: 'articles', records: [{ reference, record: null }] }),
    writeOrganization: (reference: string, fields: object) =>
      write({ kind: 'organizations', records: [{ reference, record: { reference, ...fields } }] }),
    stop: async () => {
      await writer.destroy()
      await site.stop()
    },
  }
}

function makeArticle(reference: string, fields: object) {
  return {
    ...{ reference, name: `Title of ${reference}`, language: 'en', published_at: '2026-03-01T08:00:00Z' },
    ...{ content: 'Text', categories: [], cms_collections: [], organizations: [] },
    ...fields,
  }
}
