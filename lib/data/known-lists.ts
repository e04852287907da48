import { sharedState } from '@/lib/process/shared-state'

/** The directory of articles is read once a day. */
const maxDirectoryAgeMs = 2 * 86_400_000

/** `articlesReadAt` is when the last reading of all articles ended, in milliseconds; 0 if none has. */
const state = sharedState('known-lists', () => ({ areListsRead: false, articlesReadAt: 0 }))

/** Whether this process has read the organizations, their jobs, the months, and the first pages of articles. */
export function areListsRead(): boolean {
  return state.areListsRead
}

export function setListsRead(): void {
  state.areListsRead = true
}

/** Whether all articles of the last two days are known: a reference that is not known is then probably invented. */
export function isDirectoryComplete(): boolean {
  return Date.now() - state.articlesReadAt < maxDirectoryAgeMs
}

/** Whether all articles were read at any time. Rendering may ask for this, because it does not read the clock. */
export function wasDirectoryRead(): boolean {
  return state.articlesReadAt > 0
}

export function directoryReadAt(): number {
  return state.articlesReadAt
}

export function setDirectoryRead(at: number): void {
  state.articlesReadAt = at
}
