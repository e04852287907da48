'use client'

import { type ReactNode, useState } from 'react'
import { maxSavedJobs, type SavableJob, withoutSavedJob, withSavedJobs } from '@/lib/model/saved-job'
import { changeSavedJobs, registerSavedJobsWorker, useSavedJobs } from './saved-jobs-store'

type SaveButtonProps = {
  job: SavableJob
  /** The paths of the service worker and of the page that it keeps. */
  worker: { script: string; scope: string }
  /** `full` and `failed` say why the job is not saved. */
  texts: { save: string; full: string; failed: string }
  icon: ReactNode
}

/**
 * Saves a job in the browser, or removes it. The server renders it invisible and in its size: it appears where it has a
 * function, and nothing moves.
 */
export function SaveButton({ job, worker, texts, icon }: SaveButtonProps) {
  const saved = useSavedJobs()
  const [problem, setProblem] = useState<'full' | 'failed' | null>(null)
  const isSaved = saved?.some(({ reference }) => reference === job.reference) ?? false
  const toggle = () => {
    const count = saved?.length ?? 0
    if (!isSaved && count >= maxSavedJobs) {
      setProblem('full')
      return
    }
    const isStored = changeSavedJobs((jobs) =>
      isSaved
        ? withoutSavedJob(jobs, job.reference)
        : withSavedJobs(jobs, [{ ...job, savedAt: Date.now(), isClosed: false }]),
    )
    setProblem(isStored ? null : 'failed')
    if (isStored && count === 0) registerSavedJobsWorker(worker)
  }
  return (
    <span className={`save-job ${saved === null ? 'invisible' : ''}`}>
      <button type="button" aria-pressed={isSaved} onClick={toggle}>
        {icon} {texts.save} <span className="sr-only">{job.name}</span>
      </button>
      {problem && <span role="alert">{texts[problem]}</span>}
    </span>
  )
}
