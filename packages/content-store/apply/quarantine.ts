import { sql } from 'kysely'
import type { Db } from '#db/connect'
import { isOneOf } from '#db/engine'
import type { Schema } from '#db/schema'
import type { ListChange } from './losses'

/** Why a change is held. */
type Suspicion =
  | 'became empty'
  | 'lost most records'
  | 'most slugs changed'
  | 'lost half of the open jobs'
  | 'most jobs of all organizations are lost'

export type HeldChange = ListChange & { reason: Suspicion }

/** Nothing of the transaction was written, because a list lost too much. `changes` are the lists. */
export class ChangeInQuarantine extends Error {
  override name = 'ChangeInQuarantine'
  constructor(readonly changes: readonly HeldChange[]) {
    const lists = changes.map(
      ({ list, accepted, observed }) => `${list} (${accepted} records before, ${observed} now)`,
    )
    super(`held in quarantine: ${lists.join(', ')}`)
  }
}

export type Quarantine = {
  /** How long the same change must repeat before it is written. 0 writes every change. */
  minutes: number
  /** Lists whose loss a second source confirms, or does not contradict where the loss alone is not suspicious. */
  believed: ReadonlySet<string>
}

/** Whether a list becomes empty, or loses most of its records. */
export function isSuspicious({ list, accepted, lost, observed }: Omit<ListChange, 'references'>): boolean {
  if (observed === 0 && !list.includes('/with-') && list !== 'organizations/slugs') return true
  return isMost(lost, accepted)
}

/** More than half of the records, and at least three: editors withdraw or rename one or two at a time. */
function isMost(lost: number, accepted: number): boolean {
  return lost >= 3 && lost * 2 > accepted
}

/** Throws `ChangeInQuarantine` for changes that wait. Those that have repeated for long enough, or were released, do not. */
export async function judgeLosses(
  db: Db,
  changes: readonly ListChange[],
  quarantine: Quarantine,
  now: Date,
): Promise<void> {
  if (quarantine.minutes === 0) return
  const held: HeldChange[] = []
  for (const change of [...changes, ...(await jobsOfAll(db, changes, quarantine.minutes, now))]) {
    const reason = suspicionOf(change)
    if (reason === null || quarantine.believed.has(change.list)) continue
    const earlier = await db
      .selectFrom('held_changes')
      .selectAll()
      .where('list', '=', change.list)
      .executeTakeFirst()
    const isRepeated = earlier !== undefined && isSame(earlier.observed, change.observed)
    const isOver = isRepeated && now.getTime() - earlier.since >= quarantine.minutes * 60_000
    if (!isOver && !(earlier?.released_at ?? 0)) held.push({ ...change, reason })
  }
  if (held.length > 0) throw new ChangeInQuarantine(held)
  const written = changes.map(({ list }) => list)
  await db
    .deleteFrom('held_changes')
    .where(isOneOf(db, 'list', written))
    .execute()
}

function suspicionOf(change: ListChange): Suspicion | null {
  const { list, lost, accepted, observed } = change
  if (list === allJobs) return isSuspicious(change) ? 'most jobs of all organizations are lost' : null
  if (isSuspicious(change)) {
    if (list === 'organizations/slugs') return 'most slugs changed'
    return observed === 0 ? 'became empty' : 'lost most records'
  }
  return list.startsWith('jobs/') && lost * 2 >= accepted ? 'lost half of the open jobs' : null
}

const allJobs = 'jobs'

/** All organizations together can lose most of their jobs although no list alone is suspicious. */
async function jobsOfAll(
  db: Db,
  changes: readonly ListChange[],
  minutes: number,
  now: Date,
): Promise<ListChange[]> {
  const ofJobs = changes.filter(({ list }) => list.startsWith('jobs/'))
  const own = ofJobs.reduce((sum, { lost }) => sum + lost, 0)
  if (own === 0) return []
  const since = now.getTime() - minutes * 60_000
  const { all } = await db
    .selectFrom('changes')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('kind', '=', 'job')
    .where('time', '>', since)
    .where('before', 'like', '%"open":1%')
    .where((change) => change.or([change('after', 'is', null), change('after', 'not like', '%"open":1%')]))
    .executeTakeFirstOrThrow()
  const { open } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.count<number>('embed_hash').as('open'))
    .executeTakeFirstOrThrow()
  // The changes of this transaction are among them.
  const [lost, observed] = [Number(all), Number(open)]
  const references = ofJobs.flatMap((change) => change.references)
  return lost <= own ? [] : [{ list: allJobs, accepted: observed + lost, lost, observed, references }]
}

/** Another loss of most of what was left is another change: its time starts again. */
function isSame(before: number, now: number): boolean {
  return (before === 0) === (now === 0) && !isMost(before - now, before)
}

/** Notes changes that wait, outside of the transaction that they ended. */
export async function holdChanges(db: Db, changes: readonly HeldChange[], now: Date): Promise<void> {
  for (const { list, reason, accepted, lost, observed } of changes) {
    const earlier = await db
      .selectFrom('held_changes')
      .select(['since', 'observed'])
      .where('list', '=', list)
      .executeTakeFirst()
    const since = earlier && isSame(earlier.observed, observed) ? earlier.since : now.getTime()
    const row = { reason, accepted, lost, observed, since, seen_at: now.getTime(), released_at: null }
    await db
      .insertInto('held_changes')
      .values({ list, ...row })
      .onConflict((conflict) => conflict.column('list').doUpdateSet(row))
      .execute()
  }
}

/** The longest held first. */
export function listHeld(db: Db): Promise<Schema['held_changes'][]> {
  return db.selectFrom('held_changes').selectAll().orderBy('since').orderBy('list').execute()
}

/** Ends the quarantine of lists that were read completely, and of which no change was held since then. */
export async function endHolds(db: Db, listOrKind: string, readAt: Date): Promise<void> {
  await db
    .deleteFrom('held_changes')
    .where(isOf(listOrKind))
    .where('seen_at', '<', readAt.getTime())
    .execute()
}

/** Lets the next change of a list be written, or of all lists of a kind. Returns the released lists. */
export async function releaseHeld(db: Db, listOrKind: string | null, now: Date): Promise<string[]> {
  let release = db.updateTable('held_changes').set({ released_at: now.getTime() })
  if (listOrKind !== null) release = release.where(isOf(listOrKind))
  const rows = await release.returning('list').execute()
  return rows.map(({ list }) => list)
}

/** The condition that a list has this name, or is of this kind: `jobs/ORGANIZATION` is of the kind `jobs`. */
function isOf(listOrKind: string) {
  const start = `${listOrKind}/`
  return sql<boolean>`(list = ${listOrKind} or substr(list, 1, length(${start})) = ${start})`
}
