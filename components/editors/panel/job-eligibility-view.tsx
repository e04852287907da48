import { type JobEligibility, toJobEligibility } from '@/lib/editors/panel/job-card'
import type { PlannedPosting } from '@/lib/editors/panel/planned-posting'
import type { ServedPage } from '@/lib/editors/panel/served-page'
import type { PreviewStatus } from '@/lib/editors/preview-state'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { GoogleJobCard } from './google-job-card'
import { JobPropertyList } from './job-property-list'
import { PanelNotice } from './panel-notice'
import { PanelSection } from './panel-section'

type JobEligibilityViewProps = {
  page: ServedPage
  url: string
  planned: PlannedPosting
  status: PreviewStatus
  isLive: boolean
  locale: string
}

/** The card of a job in Google's job search, whether the job can be listed there, and what is missing. */
export function JobEligibilityView({ page, url, planned, status, isLive, locale }: JobEligibilityViewProps) {
  const t = editorTranslatorFor(locale)
  const eligibility = toJobEligibility(page, url, planned)
  const { card, properties, markup } = eligibility
  return (
    <PanelSection title={t('Panel.job.title')}>
      <Verdict eligibility={eligibility} status={status} isLive={isLive} locale={locale} />
      {markup === 'elsewhere' && (
        <PanelNotice tone="note">
          {t('Panel.job.elsewhere')} <span className="break-all">{page.canonical}</span>
        </PanelNotice>
      )}
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        {card && <GoogleJobCard card={card} language={page.language} locale={locale} />}
        <JobPropertyList properties={properties} locale={locale} />
      </div>
    </PanelSection>
  )
}

type VerdictProps = { eligibility: JobEligibility; status: PreviewStatus; isLive: boolean; locale: string }

function Verdict({ eligibility, status, isLive, locale }: VerdictProps) {
  const t = editorTranslatorFor(locale)
  const { isEligible, errors, properties, markup } = eligibility
  if (isEligible) {
    const isPlanned = markup === 'planned' || !isLive
    if (isPlanned && status === 'closed')
      return <PanelNotice tone="note">{t('Panel.job.notListed')}</PanelNotice>
    return (
      <PanelNotice tone="good">
        {t(isPlanned ? 'Panel.job.eligiblePlanned' : 'Panel.job.eligible')}
      </PanelNotice>
    )
  }
  const missing = properties.filter(({ level, isPresent }) => level === 'required' && !isPresent)
  return (
    <PanelNotice tone="problem">
      <p>{t('Panel.job.notEligible')}</p>
      <ul className="list-disc pl-5">
        {errors.map((error) => (
          <li key={error}>{t(`Panel.job.errors.${error}`)}</li>
        ))}
        {errors.length === 0 &&
          missing.map(({ name }) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
      </ul>
    </PanelNotice>
  )
}
