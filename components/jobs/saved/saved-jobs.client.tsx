'use client'

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icons'
import { type SavedJob, withoutSavedJob, withSavedJobs } from '@/lib/model/saved-job'
import { routes } from '@/lib/routes'
import { checkOpenJobs } from './check-open-jobs'
import { SavedJobItem } from './saved-job-item'
import { changeSavedJobs, registerSavedJobsWorker, useSavedJobs } from './saved-jobs-store'

/** The saved jobs of this browser. The server renders none: it does not know them. */
export function SavedJobs() {
  const t = useTranslations('SavedJobs')
  const locale = useLocale()
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const jobs = useSavedJobs()
  const isChecked = useOpenCheck()
  const [removed, setRemoved] = useState<readonly SavedJob[]>([])
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    registerSavedJobsWorker({ script: routes.savedJobsWorker(), scope: routes.savedJobs(locale) })
    // Next.js keeps the component of a page that the visitor leaves.
    return () => setRemoved([])
  }, [locale])
  if (!isInBrowser) return null
  if (jobs === null) return <EmptyState title={t('blocked.title')} text={t('blocked.text')} />
  const remove = (gone: readonly SavedJob[]) => {
    const change = (all: readonly SavedJob[]) =>
      gone.reduce((rest, { reference }) => withoutSavedJob(rest, reference), all)
    if (changeSavedJobs(change)) setRemoved(gone)
  }
  const undo = () => {
    if (!changeSavedJobs((all) => withSavedJobs(all, removed))) return
    setRemoved([])
    section.current?.focus()
  }
  const [first] = removed
  return (
    <section ref={section} tabIndex={-1} aria-label={t('title')} className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className={jobs.length > 0 ? 'font-semibold' : 'sr-only'}>
          {first && (
            <span className="sr-only">{t('removed', { count: removed.length, name: first.name })} </span>
          )}
          {t('count', { count: jobs.length })}
        </p>
        {jobs.length > 0 && (
          <button type="button" onClick={() => remove(jobs)} className="button button-quiet">
            {t('removeAll')}
          </button>
        )}
      </div>
      {first && (
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-pane bg-accent-soft px-5 py-3">
          <span className="min-w-0">{t('removed', { count: removed.length, name: first.name })}</span>
          <button
            // A button for each removal: it gets the focus that the removed button had.
            key={`${removed.length} ${first.reference}`}
            ref={focusElement}
            type="button"
            onClick={undo}
            className="button button-quiet"
          >
            {t('undo')}
          </button>
        </p>
      )}
      {!isChecked && jobs.length > 0 && (
        <p className="rounded-pane bg-signal-soft px-5 py-4 text-signal">{t('unchecked')}</p>
      )}
      {jobs.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {jobs.map((job) => (
            <li key={job.reference}>
              <SavedJobItem job={job} onRemove={() => remove([job])} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          <Link href={routes.jobs(locale)} className="button">
            {t('empty.jobs')} <Icon name="arrow-right" />
          </Link>
        </EmptyState>
      )}
    </section>
  )
}

/** Checks the jobs when the page opens and when the network is back. False if the last check has failed. */
function useOpenCheck(): boolean {
  const [isChecked, setIsChecked] = useState(true)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const check = () =>
      checkOpenJobs(signal).then(
        () => setIsChecked(true),
        () => {
          if (!signal.aborted) setIsChecked(false)
        },
      )
    void check()
    window.addEventListener('online', check, { signal })
    return () => controller.abort()
  }, [])
  return isChecked
}

function focusElement(element: HTMLElement | null): void {
  element?.focus()
}

function subscribeToNothing(): () => void {
  return () => {}
}
