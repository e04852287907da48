import { compareCopy, deleteCopy, readCopy, storeCopy } from './accepted-copies'
import { ListInQuarantine } from './quarantine'
import { isQuarantineOn } from './quarantine-files'
import { heldList } from './quarantine-state'

/** A read of a part of a list: of a page, a filter or one record. */
export type Part<T> = {
  /** The list that decides whether the part is believed. */
  list: string
  /** The name of its copy; null for a part that is not stored. */
  key: string | null
  isEmpty: (response: T) => boolean
  /** Whether the copy of an empty response is stored: not where a visitor can invent what is read. */
  storesEmpty: boolean
  /** Whether records or part of the total are missing that the copy has. */
  hasLost: (copy: T, response: T) => boolean
  /** Whether the whole list is in quarantine, by a read that begins now or, without a copy, by one of the last seconds. */
  checkList: (hasCopy: boolean) => Promise<boolean>
}

/**
 * The response, or its last accepted copy where it lacks records and the whole list is in quarantine. A part alone is
 * believed: an editor who empties a category sees it at once. Throws `ListInQuarantine` where there is no copy.
 */
export async function acceptPart<T>(response: T, part: Part<T>): Promise<T> {
  if (!isQuarantineOn) return response
  const { list, key, isEmpty, hasLost, checkList } = part
  const compared = key === null ? null : compareCopy(key, response)
  if (compared?.isStored) return response
  const copy = key === null ? null : await readCopy<T>(key)
  if (copy === null) {
    // Without a copy to compare with, only an empty response is suspicious.
    const isHeld = isEmpty(response) ? await checkList(false) : key === null && heldList(list) !== null
    if (isHeld) throw new ListInQuarantine(list)
  } else if (hasLost(copy, response) && (await checkList(true))) return copy
  if (key === null || compared === null) return response
  if (!isEmpty(response) || part.storesEmpty) await storeCopy(key, compared)
  else if (copy !== null) await deleteCopy(key)
  return response
}
