'use client'

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { Savable } from '@/lib/model/search/saved-items'
import { readStored, subscribeToSaved } from './saved-storage'
import type { SavedWorker } from './saved-store'

type SaveButtonProps = {
  savable: Savable
  worker: SavedWorker
  /** `full` and `failed` say why the record is not saved. */
  texts: { save: string; full: string; failed: string }
  icon: ReactNode
}

/**
 * Saves a record in the browser, or removes it. The server renders it invisible and in its size: it appears where it has a
 * function, and nothing moves. The code that changes what is saved is loaded when it can be needed: no reading page has it.
 */
export function SaveButton({ savable, worker, texts, icon }: SaveButtonProps) {
  const { kind, item } = savable
  const stored = useSyncExternalStore(
    subscribeToSaved,
    () => readStored(kind),
    () => null,
  )
  const [problem, setProblem] = useState<'full' | 'failed' | null>(null)
  const toggle = async () => {
    const store = await loadStore().catch(() => null)
    setProblem(store ? store.toggleSaved(savable, worker) : 'failed')
  }
  return (
    <span className={`save ${stored === null ? 'invisible' : ''}`}>
      <button
        type="button"
        // JSON has the reference of a saved item in this form.
        aria-pressed={stored?.includes(`"reference":${JSON.stringify(item.reference)}`) ?? false}
        onPointerEnter={loadStore}
        onFocus={loadStore}
        onClick={toggle}
      >
        {icon} {texts.save} <span className="sr-only">{item.name}</span>
      </button>
      {problem && <span role="alert">{texts[problem]}</span>}
    </span>
  )
}

function loadStore() {
  return import('./saved-store')
}
