import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { toHost } from '@/components/ui/host'
import { Icon } from '@/components/ui/icons'
import type { Job } from '@/lib/model/job'
import { routes } from '@/lib/routes'

/** A link to the application form on another site; if there is none, a link to the organization. */
export function ApplyLink({ job }: { job: Job }) {
  const t = useTranslations('Job.apply')
  const locale = useLocale()
  const { name, slug } = job.organization
  if (job.applyUrl === null) {
    return (
      <p>
        {t.rich('unknown', {
          name,
          link: (text) => (
            <Link href={routes.company(locale, slug)} className="link">
              {text}
            </Link>
          ),
        })}
      </p>
    )
  }
  return (
    <div className="no-print flex flex-col gap-2">
      <a href={job.applyUrl} rel="nofollow noopener" className="button">
        {t(job.isSpontaneous ? 'spontaneous' : 'job')} <Icon name="arrow-out" />
      </a>
      <p className="text-center text-label text-muted max-lg:sr-only">
        {t('host', { host: toHost(job.applyUrl) })}
      </p>
    </div>
  )
}
