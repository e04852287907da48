import { useSyncExternalStore } from 'react'
import { readStored, subscribeToSaved } from '@/lib/browser/saved-storage'
import { parseSaved, type SavedKind, type SavedOf } from '@/lib/model/search/saved-items'

/** The items of the text that was read last: React needs the same list for the same text. */
type Parsed<Kind extends SavedKind> = { text: string; items: readonly SavedOf[Kind][] }

const parsed: { [Kind in SavedKind]: Parsed<Kind> } = {
  job: { text: '', items: [] },
  story: { text: '', items: [] },
}

/**
 * The saved items of a kind, newest first; they change when this or another tab of the browser changes them. Null where the
 * browser lets the site store nothing, and while React takes over the page of the server.
 */
export function useSaved<Kind extends SavedKind>(kind: Kind): readonly SavedOf[Kind][] | null {
  return useSyncExternalStore(
    subscribeToSaved,
    () => readSaved(kind),
    () => null,
  )
}

function readSaved<Kind extends SavedKind>(kind: Kind): readonly SavedOf[Kind][] | null {
  const text = readStored(kind)
  if (text === null) return null
  const known: Parsed<Kind> = parsed[kind]
  if (text !== known.text) Object.assign(known, { text, items: parseSaved(kind, text) })
  return known.items
}
