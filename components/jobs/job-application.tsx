import { useMessages, useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/external-link'
import { toHost } from '@/components/ui/host'
import { tokenLabel } from '@/lib/i18n/token-label'
import type { Job } from '@/lib/model/jobs/job'
import { ApplyLink } from './apply-link'

/** The fields of an application, the link to apply, and the other websites that show the job. */
export function JobApplication({ job }: { job: Job }) {
  const t = useTranslations('Job')
  const { Tokens: tokens } = useMessages()
  const elsewhere = job.websites.filter(({ url }) => url !== job.applyUrl)
  // On narrow screens the link at the bottom of the window is enough.
  const narrow = job.applyUrl === null ? '' : 'max-lg:hidden'
  const isLinkOnly = job.applicationFields.length === 0 && elsewhere.length === 0
  return (
    <section
      className={`flex max-w-measure flex-col gap-6 border-t-2 border-ink pt-5 ${isLinkOnly ? narrow : ''}`}
    >
      <h2 className="font-story text-headline font-medium">{t('application')}</h2>
      {job.applicationFields.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-8 gap-y-2 self-start">
          {job.applicationFields.map(({ name, mode }) => (
            <div key={name} className="contents">
              <dt className="font-medium">{tokenLabel(tokens.applicationField, name)}</dt>
              <dd className="text-muted">{tokenLabel(tokens.applicationMode, mode)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={`self-start ${narrow}`}>
        <ApplyLink job={job} />
      </div>
      {elsewhere.length > 0 && (
        <div className="flex flex-col gap-2 text-label">
          <h3 className="text-muted">{t('elsewhere')}</h3>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {elsewhere.map(({ name, url }) => (
              <li key={url}>
                <ExternalLink href={url} rel="nofollow noopener">
                  {name ?? toHost(url)}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
