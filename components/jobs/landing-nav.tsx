import { useLocale, useTranslations } from 'next-intl'
import { formatLanguage } from '@/lib/i18n/format'
import type { LandingLinks } from '@/lib/model/jobs/job-landings'
import { routes } from '@/lib/routes'

/** Links to the landing pages that lead on from a page of the job board. */
export function LandingNav({ landings }: { landings: readonly LandingLinks[] }) {
  const t = useTranslations('JobBoard')
  const locale = useLocale()
  if (landings.length === 0) return null
  return (
    <nav aria-labelledby="landings" className="no-print flex flex-col gap-6" data-rendered-state>
      <h2 id="landings" className="font-story text-headline font-medium">
        {t('landings')}
      </h2>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {landings.map(({ name, language, links }) => (
          <div key={`${name} ${language}`}>
            <h3 className="mb-2 font-semibold">
              {t(`facets.${name}`)}
              {language !== null && ` (${formatLanguage(language, locale)})`}
            </h3>
            <ul lang={language ?? undefined} className="flex flex-wrap gap-x-5 gap-y-1">
              {links.map(({ value, label, count, filter }) => (
                <li key={value}>
                  <a
                    href={routes.jobSearch(locale, filter)}
                    className="inline-block py-1 text-accent underline-offset-4 hover:underline"
                  >
                    <bdi>{label}</bdi>
                  </a>{' '}
                  <span className="text-label text-muted [font-variant-numeric:tabular-nums]">{count}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
