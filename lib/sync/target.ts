import type { Db } from '@vitrine/content-store/db/connect'
import type { Client } from '@/lib/client/client'

/** What the reads of a hosted API share. */
export type Target = {
  db: Db
  source: Client
  /** The base URL of the API: the name of the source in the store. */
  name: string
  /** Without a token only embed responses can be read, so that there are no articles and no details of jobs. */
  hasToken: boolean
  /** Of the organizations list; ignored where `organizations` names some. */
  siteReference: string
  organizations: readonly string[]
  /** How long a change with which a list loses too much must repeat; 0 for no quarantine. */
  quarantineMinutes: number
  /** Resolves when the quota has room for another request. */
  pace: () => Promise<void>
  clock: () => Date
  /** If it is aborted, what was read is not written. */
  signal?: AbortSignal
  /** The references of records of which a signed webhook says that they are deleted. */
  deleted?: ReadonlySet<string>
}
