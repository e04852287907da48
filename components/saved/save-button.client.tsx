'use client'

import { type ReactNode, useState } from 'react'
import { maxSaved, type Savable, toSaved, withoutSaved, withSaved } from '@/lib/model/saved-items'
import { changeSaved, registerSavedWorker, useSaved } from './saved-store'

type SaveButtonProps = {
  savable: Savable
  /** The paths of the service worker and of the page that it keeps. */
  worker: { script: string; scope: string }
  /** `full` and `failed` say why the record is not saved. */
  texts: { save: string; full: string; failed: string }
  icon: ReactNode
}

/**
 * Saves a record in the browser, or removes it. The server renders it invisible and in its size: it appears where it has a
 * function, and nothing moves.
 */
export function SaveButton({ savable, worker, texts, icon }: SaveButtonProps) {
  const { kind, item } = savable
  const saved = useSaved(kind)
  const [problem, setProblem] = useState<'full' | 'failed' | null>(null)
  const isSaved = saved?.some(({ reference }) => reference === item.reference) ?? false
  const toggle = () => {
    const count = saved?.length ?? 0
    if (!isSaved && count >= maxSaved) {
      setProblem('full')
      return
    }
    const isStored = changeSaved(kind, (items) =>
      isSaved ? withoutSaved(items, item.reference) : withSaved(items, [toSaved(savable, Date.now())]),
    )
    setProblem(isStored ? null : 'failed')
    if (isStored && count === 0) registerSavedWorker(worker)
  }
  return (
    <span className={`save ${saved === null ? 'invisible' : ''}`}>
      <button type="button" aria-pressed={isSaved} onClick={toggle}>
        {icon} {texts.save} <span className="sr-only">{item.name}</span>
      </button>
      {problem && <span role="alert">{texts[problem]}</span>}
    </span>
  )
}
