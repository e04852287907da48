import { WrongArguments } from '@vitrine/api-contract/command'
import { listHeld, releaseHeld } from '@vitrine/content-store/apply/quarantine'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import { env } from '@/lib/env'
import { describeHeldLists, describeRelease, isListName } from './held-lists'

/** `release` is the name of a list, or true for every list. */
export async function showOrRelease({ release }: { release?: string | true }): Promise<void> {
  const list = typeof release === 'string' ? release : null
  if (list !== null && !isListName(list))
    throw new WrongArguments(`${JSON.stringify(list)} is no name of a list.`)
  if (env.API_BASE_URL === undefined || env.QUARANTINE_MINUTES === 0) {
    console.log('The quarantine is off: API_BASE_URL is not set, or QUARANTINE_MINUTES is 0.')
    return
  }
  const db = openDatabaseForWriting(env.DATABASE_URL)
  try {
    await migrate(db)
    if (release === undefined)
      for (const line of describeHeldLists(await listHeld(db), env.QUARANTINE_MINUTES)) console.log(line)
    else console.log(describeRelease(await releaseHeld(db, list, new Date()), list))
  } finally {
    await db.destroy()
  }
}
