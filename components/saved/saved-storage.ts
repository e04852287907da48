import type { SavedKind } from '@/lib/model/search/saved-items'

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

/** An empty text removes the entry. False if the browser does not store it. */
export function writeStored(kind: SavedKind, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(savedKeys[kind])
    else localStorage.setItem(savedKeys[kind], text)
  } catch {
    return false
  }
  window.dispatchEvent(new Event(changeEvent))
  return true
}
