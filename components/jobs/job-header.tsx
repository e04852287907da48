import { useLocale, useTranslations } from 'next-intl'
import { SaveJob } from '@/components/saved/save-job'
import { LanguageNote } from '@/components/ui/language-note'
import { LogoImage } from '@/components/ui/logo-image'
import { previewedReference } from '@/lib/data/preview-scope'
import { langProps } from '@/lib/i18n/lang-props'
import type { Job } from '@/lib/model/jobs/job'
import { toListedJob } from '@/lib/model/jobs/listed-job'
import { routes } from '@/lib/routes'

/** Longer names are set smaller, so that the key facts below them are on the first screen of a phone. */
function sizeOf(name: string): string {
  if (name.length <= 40) return 'max-w-[13.5em] text-display'
  return name.length <= 70 ? 'max-w-[20.5em] text-headline' : 'max-w-[20.5em] text-title sm:text-headline'
}

export function JobHeader({ job }: { job: Job }) {
  const t = useTranslations('Job')
  const locale = useLocale()
  const { name, slug, logo } = job.organization
  return (
    <header className="flex flex-col gap-2 border-ink sm:gap-5 sm:border-b-2 sm:pb-8">
      <div className="group/company relative flex max-w-full items-center gap-4 self-start">
        <LogoImage src={logo} name={name} loading="eager" />
        <div className="min-w-0">
          <a
            href={routes.company(locale, slug)}
            dir="auto"
            className="stretched font-semibold underline-offset-4 group-hover/company:underline"
          >
            {name}
          </a>
          <LanguageNote language={job.language} />
        </div>
      </div>
      <h1 {...langProps(job.language)} className={`font-story font-medium ${sizeOf(job.name)}`}>
        {job.name}
      </h1>
      {job.isSpontaneous && (
        <p className="max-w-[32em] font-story text-lead text-muted">{t('spontaneousText', { name })}</p>
      )}
      {/* Without JavaScript a job cannot be saved, and one in a preview has no page to come back to. */}
      {previewedReference('job') !== job.reference && (
        <p className="no-print noscript:hidden">
          <SaveJob job={toListedJob(job, locale)} />
        </p>
      )}
    </header>
  )
}
