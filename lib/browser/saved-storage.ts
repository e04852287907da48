import { parseSaved, type SavedKind, type SavedOf } from '@/lib/model/search/saved-items'

/** Entries of localStorage. The number changes with the form of the content. @internal */
export const savedKeys: Readonly<Record<SavedKind, string>> = {
  job: 'vitrine.saved-jobs.1',
  story: 'vitrine.saved-stories.1',
}

/** On the window of the tab that changes what is saved, which gets no `storage` event. */
const changeEvent = 'vitrine-saved'

/** A page that the browser shows again after another one has missed the events of other tabs. */
const events = ['storage', 'pageshow', changeEvent]

export function subscribeToSaved(listener: () => void): () => void {
  for (const name of events) window.addEventListener(name, listener)
  return () => {
    for (const name of events) window.removeEventListener(name, listener)
  }
}

/** The stored text, empty without one. Null where the browser lets the site store nothing. */
export function readStored(kind: SavedKind): string | null {
  try {
    return localStorage.getItem(savedKeys[kind]) ?? ''
  } catch {
    return null
  }
}

/** Changes the stored items, which another tab can have changed since they were read. False if the browser does not store them. */
export function changeSaved<Kind extends SavedKind>(
  kind: Kind,
  change: (items: readonly SavedOf[Kind][]) => readonly SavedOf[Kind][],
): boolean {
  const items = change(parseSaved(kind, readStored(kind)))
  try {
    if (items.length > 0) localStorage.setItem(savedKeys[kind], JSON.stringify(items))
    else localStorage.removeItem(savedKeys[kind])
  } catch {
    return false
  }
  window.dispatchEvent(new Event(changeEvent))
  return true
}

/** Keeps the page of saved things for times without a network. Where the browser cannot, the page needs one. */
export function registerSavedWorker(script: string, scope: string): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register(script, { scope }).catch(() => {})
}
