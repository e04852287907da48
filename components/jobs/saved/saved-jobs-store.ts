import { useSyncExternalStore } from 'react'
import { parseSavedJobs, type SavedJob, savedJobsKey } from '@/lib/model/saved-job'

const listeners = new Set<() => void>()

/** The stored text of `current`. Undefined before the first read. */
let text: string | null | undefined
let current: readonly SavedJob[] | null = null

/**
 * The saved jobs, newest first; they change when this or another tab of the browser changes them. Null where the browser lets
 * the site store nothing, and while React takes over the page of the server.
 */
export function useSavedJobs(): readonly SavedJob[] | null {
  return useSyncExternalStore(subscribe, findCurrent, () => null)
}

/** Changes the stored jobs, which another tab can have changed since they were read. False if the browser does not store them. */
export function changeSavedJobs(change: (jobs: readonly SavedJob[]) => readonly SavedJob[]): boolean {
  try {
    const jobs = change(parseSavedJobs(localStorage.getItem(savedJobsKey)))
    if (jobs.length > 0) localStorage.setItem(savedJobsKey, JSON.stringify(jobs))
    else localStorage.removeItem(savedJobsKey)
  } catch {
    return false
  }
  update()
  return true
}

/** Keeps the page of saved jobs for times without a network. Where the browser cannot, the page needs one. */
export function registerSavedJobsWorker({ script, scope }: { script: string; scope: string }): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register(script, { scope }).catch(() => {})
}

function findCurrent(): readonly SavedJob[] | null {
  if (text === undefined) read()
  return current
}

function read(): void {
  try {
    const stored = localStorage.getItem(savedJobsKey)
    if (stored === text) return
    current = parseSavedJobs(stored)
    text = stored
  } catch {
    current = null
    text = null
  }
}

function update(): void {
  read()
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
    text = undefined
  }
}
