import { compareCopy, deleteCopy, readCopy, storeCopy } from './accepted-copies'
import { isBelieved, ListInQuarantine } from './quarantine'
import { isQuarantineOn } from './quarantine-files'
import { accept, heldList, kindOf } from './quarantine-state'

/** A read of a part of a list: of a page, a filter or one record. */
export type Part<T> = {
  /** The list that decides whether the part is believed. */
  list: string
  /** The name of its copy; null for a part that is not stored. */
  key: string | null
  isEmpty: (response: T) => boolean
  /** Whether the copy of an empty response is stored: not where a visitor can invent what is read. */
  storesEmpty: boolean
  /** Whether records are missing that the copy has, or a part of the total or of a record. */
  hasLost: (copy: T, response: T) => boolean
  /**
   * Whether the whole list is in quarantine, by a read that begins now or, without a copy (null), by one of the last
   * seconds.
   */
  checkList: (copy: T | null) => Promise<boolean>
  /** Whether another read finds what the copy has. Asked where the response is empty. */
  isElsewhere?: (copy: T) => Promise<boolean>
}

/**
 * The response, or its last accepted copy where it lacks records and the whole list is in quarantine. A part alone is
 * believed, because an editor who empties a category must see it at once, unless another read contradicts it: then it is
 * a list in quarantine of its own. Throws `ListInQuarantine` where there is no copy.
 */
export async function acceptPart<T>(response: T, part: Part<T>): Promise<T> {
  if (!isQuarantineOn) return response
  const { list, key, isEmpty, hasLost, checkList } = part
  const compared = key === null ? null : compareCopy(key, response)
  const name = `${kindOf(list)}/${key}`
  if (!isEmpty(response) && heldList(name)) accept(name, 1, 'it is complete again')
  if (compared?.isStored) return response
  const copy = key === null ? null : await readCopy<T>(key)
  if (copy === null) {
    // Without a copy to compare with, only an empty response is suspicious.
    const isHeld = isEmpty(response) ? await checkList(null) : key === null && heldList(list) !== null
    if (isHeld) throw new ListInQuarantine(list)
  } else if (hasLost(copy, response)) {
    if (await checkList(copy)) return copy
    if (await isContradicted(name, response, copy, part)) return copy
  }
  if (key === null || compared === null) return response
  if (!isEmpty(response) || part.storesEmpty) await storeCopy(key, compared)
  else if (copy !== null) await deleteCopy(key)
  return response
}

/**
 * Whether another read has what an empty response lacks, and the response has not repeated for QUARANTINE_MINUTES.
 * `list` is the name of the part in the quarantine.
 */
async function isContradicted<T>(list: string, response: T, copy: T, part: Part<T>): Promise<boolean> {
  if (!part.isEmpty(response) || part.isEmpty(copy)) return false
  if (await part.isElsewhere?.(copy)) {
    const change = { accepted: 1, lost: 1, observed: 0 }
    const reason = 'another operation still has the records'
    return !(await isBelieved(list, change, { confirm: async () => false, reason }))
  }
  if (heldList(list)) accept(list, 0, 'no other read contradicts it')
  return false
}
