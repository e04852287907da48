import 'server-only'
import { type RecordName, readRecordNames } from '@/lib/data/record-names'
import { logWarning } from '@/lib/process/log'
import { findPathTarget } from './preview-target'
import { pageSize, readReferences } from './reference-list'

/** `text` is what an editor keeps at hand: a reference, or the path of a page. `record` is null where the store has none for it. */
type ListedReference = { text: string; record: RecordName | null }

/** One page of what editors keep at hand. */
export type ReferencePage = {
  shown: readonly ListedReference[]
  count: number
  page: number
  pageCount: number
}

export async function readReferencePage(requested: number): Promise<ReferencePage> {
  const references = await readReferences()
  const pageCount = Math.max(1, Math.ceil(references.length / pageSize))
  const page = Math.min(requested, pageCount)
  const texts = references.slice((page - 1) * pageSize, page * pageSize)
  const shown = await findRecords(texts).catch((error) => {
    logWarning('The names of the references at hand cannot be read', {}, error)
    return texts.map((text) => ({ text, record: null }))
  })
  return { shown, count: references.length, page, pageCount }
}

async function findRecords(texts: readonly string[]): Promise<ListedReference[]> {
  const named = await Promise.all(
    texts.map(async (text) => ({
      text,
      reference: text.startsWith('/') ? (await findPathTarget(text))?.reference : text,
    })),
  )
  const records = await readRecordNames(named.flatMap(({ reference }) => reference ?? []))
  return named.map(({ text, reference }) => ({
    text,
    record: records.find((record) => record.reference === reference) ?? null,
  }))
}
