'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { registerSavedWorker } from '@/lib/browser/saved-storage'
import { routes } from '@/lib/routes'
import { checkOpenJobs } from './check-open-jobs'
import { SavedSection } from './saved-section'
import { useSaved } from './use-saved'

/** The saved stories and jobs of this browser. The server renders none: it does not know them. */
export function SavedLists() {
  const t = useTranslations('Saved')
  const locale = useLocale()
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const stories = useSaved('story')
  const jobs = useSaved('job')
  const isChecked = useOpenCheck()
  useEffect(() => {
    registerSavedWorker(routes.savedWorker(), routes.saved(locale))
  }, [locale])
  if (!isInBrowser) return null
  if (stories === null || jobs === null)
    return <EmptyState title={t('blocked.title')} text={t('blocked.text')} />
  return (
    <div className="flex flex-col gap-14">
      <SavedSection kind="story" items={stories} />
      <SavedSection kind="job" items={jobs} notice={isChecked ? null : t('job.unchecked')} />
    </div>
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

function subscribeToNothing(): () => void {
  return () => {}
}
