import type { RecordFacts, RecordType } from '@/lib/editors/warnings/record-facts'
import type { RecordWarning } from '@/lib/editors/warnings/rules'

/** `scheduled` is shown later; `draft` and `hidden` are on no page of the site. */
type RecordState = 'live' | 'scheduled' | 'draft' | 'hidden'

/** A record with its warnings, as a check stores it: one line of a file. */
export type CheckedRecord = {
  type: RecordType
  reference: string
  title: string
  language: string
  state: RecordState
  /** When a scheduled article is published, in ISO 8601; null for other records. */
  publishedAt: string | null
  /** The path of the public page; null where there is none now. */
  path: string | null
  warnings: readonly RecordWarning[]
}

/** A record with the warnings that it has alone, before it is compared with the others. */
export type ReadRecord = CheckedRecord & { facts: RecordFacts }
