import { useSyncExternalStore } from 'react'
import { parseSaved, type SavedKind, type SavedOf, savedKeys } from '@/lib/model/saved-items'

const listeners = new Set<() => void>()

/** `text` is the stored text of `items`; undefined before the first read. */
type Entry<Kind extends SavedKind> = {
  text: string | null | undefined
  items: readonly SavedOf[Kind][] | null
}

const entries: { [Kind in SavedKind]: Entry<Kind> } = {
  job: { text: undefined, items: null },
  story: { text: undefined, items: null },
}

/**
 * The saved items of a kind, newest first; they change when this or another tab of the browser changes them. Null where the
 * browser lets the site store nothing, and while React takes over the page of the server.
 */
export function useSaved<Kind extends SavedKind>(kind: Kind): readonly SavedOf[Kind][] | null {
  return useSyncExternalStore(
    subscribe,
    () => findCurrent(kind),
    () => null,
  )
}

/** Changes the stored items, which another tab can have changed since they were read. False if the browser does not store them. */
export function changeSaved<Kind extends SavedKind>(
  kind: Kind,
  change: (items: readonly SavedOf[Kind][]) => readonly SavedOf[Kind][],
): boolean {
  const key = savedKeys[kind]
  try {
    const items = change(parseSaved(kind, localStorage.getItem(key)))
    if (items.length > 0) localStorage.setItem(key, JSON.stringify(items))
    else localStorage.removeItem(key)
  } catch {
    return false
  }
  update()
  return true
}

/** Keeps the page of saved things for times without a network. Where the browser cannot, the page needs one. */
export function registerSavedWorker({ script, scope }: { script: string; scope: string }): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register(script, { scope }).catch(() => {})
}

function findCurrent<Kind extends SavedKind>(kind: Kind): readonly SavedOf[Kind][] | null {
  if (entries[kind].text === undefined) read(kind)
  return entries[kind].items
}

function read<Kind extends SavedKind>(kind: Kind): void {
  const entry: Entry<Kind> = entries[kind]
  try {
    const stored = localStorage.getItem(savedKeys[kind])
    if (stored === entry.text) return
    entry.items = parseSaved(kind, stored)
    entry.text = stored
  } catch {
    entry.items = null
    entry.text = null
  }
}

function update(): void {
  read('job')
  read('story')
  for (const listener of listeners) listener()
}

/** A page that the browser shows again after another one has missed the events of other tabs. */
const events = ['storage', 'pageshow']

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const name of events) window.addEventListener(name, update)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    for (const name of events) window.removeEventListener(name, update)
    // Changes are missed from now on.
    entries.job.text = undefined
    entries.story.text = undefined
  }
}
