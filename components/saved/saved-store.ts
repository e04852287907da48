import { useSyncExternalStore } from 'react'
import {
  maxSaved,
  parseSaved,
  type Savable,
  type SavedKind,
  type SavedOf,
  toSaved,
  withoutSaved,
  withSaved,
} from '@/lib/model/search/saved-items'
import { readStored, subscribeToSaved, writeStored } from './saved-storage'

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

/** The same without a subscription. */
export function readSaved<Kind extends SavedKind>(kind: Kind): readonly SavedOf[Kind][] | null {
  const text = readStored(kind)
  if (text === null) return null
  const known: Parsed<Kind> = parsed[kind]
  if (text !== known.text) Object.assign(known, { text, items: parseSaved(kind, text) })
  return known.items
}

/** Changes the stored items, which another tab can have changed since they were read. False if the browser does not store them. */
export function changeSaved<Kind extends SavedKind>(
  kind: Kind,
  change: (items: readonly SavedOf[Kind][]) => readonly SavedOf[Kind][],
): boolean {
  const items = change(readSaved(kind) ?? [])
  return writeStored(kind, items.length > 0 ? JSON.stringify(items) : '')
}

/** The paths of the service worker and of the page that it keeps. */
export type SavedWorker = { script: string; scope: string }

/** Saves a record, or removes it. Says why it is not saved; null where it is done. */
export function toggleSaved(savable: Savable, worker: SavedWorker): 'full' | 'failed' | null {
  const { kind, item } = savable
  const saved = readSaved(kind) ?? []
  const isSaved = saved.some(({ reference }) => reference === item.reference)
  if (!isSaved && saved.length >= maxSaved) return 'full'
  const isStored = changeSaved(kind, (items) =>
    isSaved ? withoutSaved(items, item.reference) : withSaved(items, [toSaved(savable, Date.now())]),
  )
  if (isStored && saved.length === 0) registerSavedWorker(worker)
  return isStored ? null : 'failed'
}

/** Keeps the page of saved things for times without a network. Where the browser cannot, the page needs one. */
export function registerSavedWorker({ script, scope }: SavedWorker): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register(script, { scope }).catch(() => {})
}
