import { useLocale, useTranslations } from 'next-intl'
import { toHost } from '@/components/ui/host'
import { Icon } from '@/components/ui/icons'
import { contactOf } from '@/lib/model/jobs/apply-url'
import type { Job } from '@/lib/model/jobs/job'
import { routes } from '@/lib/routes'
import { site } from '@/lib/settings/site'
import { withParameters } from '@/lib/settings/site-yaml/link-parameters'

/**
 * A link to the application form on another site, or to an e-mail address or a telephone number, which can be copied too. If there is
 * none, what the record says; else a link to the organization.
 */
export function ApplyLink({ job }: { job: Job }) {
  const t = useTranslations('Job.apply')
  const locale = useLocale()
  const { name, slug } = job.organization
  if (job.applyText !== null) return <p className="wrap-anywhere">{t('text', { text: job.applyText })}</p>
  if (job.applyUrl === null) {
    return (
      <p>
        {t.rich('unknown', {
          name,
          link: (text) => (
            <a href={routes.company(locale, slug)} className="link">
              {text}
            </a>
          ),
        })}
      </p>
    )
  }
  const contact = contactOf(job.applyUrl)
  return (
    <div className="no-print flex flex-col gap-2">
      <a {...targetOf(job.applyUrl)} rel="nofollow noopener" className="button">
        {t(job.isSpontaneous ? 'spontaneous' : 'job')} <Icon name="arrow-out" />
      </a>
      {contact === null ? (
        <p className="text-center text-label text-muted max-lg:sr-only">
          {t('host', { host: toHost(job.applyUrl) })}
        </p>
      ) : (
        <p className="text-center text-label wrap-anywhere">{contact}</p>
      )}
    </div>
  )
}

/** In a visit that began with parameters, elements/apply-source.ts replaces the default source by them: `data-apply` is the URL without it. */
function targetOf(applyUrl: string) {
  const { protocol, hostname } = new URL(applyUrl)
  const { default_source: source, hosts_without: excluded } = site.applications
  const isExcluded = excluded.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  if (isExcluded || !protocol.startsWith('http')) return { href: applyUrl, 'data-apply': '' }
  return { href: withParameters(applyUrl, source), 'data-apply': applyUrl }
}
