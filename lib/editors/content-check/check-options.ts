import type { RecordType } from '@/lib/editors/warnings/record-facts'

/** What a check does now. `steps` is null where the number is not known. */
export type CheckProgress = { phase: RecordType | 'site'; step: number; steps: number | null }

export type CheckOptions = {
  types: readonly RecordType[]
  /** The folder of the result, and of the file of the records that are read while the check runs. */
  directory: string
  onProgress: (progress: CheckProgress) => void
  /** The part of the time in which the check may work, from 0 to 1: a site serves visitors at the same time. */
  share: number
}
