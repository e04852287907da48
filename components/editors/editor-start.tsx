import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import type { EditorStartContent } from '@/lib/editors/editor-start'
import type { FormError, readFormError } from '@/lib/editors/form-error'
import type { PasteResult } from '@/lib/editors/paste-result'
import { env } from '@/lib/env'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatList, formatTimestamp } from '@/lib/i18n/format'
import { routes } from '@/lib/routes'
import { EditorRecordList } from './editor-record-list'
import { EditorReferences } from './editor-references'
import { FieldError, HintedField } from './hinted-field'
import { SharedLinkList } from './shared-link-list'

type InvalidRecord = NonNullable<EditorStartContent['copy']>['invalid']['first'][number]
type EditorStartProps = {
  start: EditorStartContent
  /** The form that was refused, with its value. */
  refused: ReturnType<typeof readFormError>
  pasted: PasteResult | null
  /** True in a browser that shows a preview in place of public pages. */
  isPreviewing: boolean
  locale: string
}

/** The editors' start page. */
export function EditorStart({ start, refused, pasted, isPreviewing, locale }: EditorStartProps) {
  const t = editorTranslatorFor(locale)
  const { copy, scheduled, isCut, drafts, references, shared, now } = start
  const refusalOf = (...errors: readonly FormError[]) =>
    refused && errors.includes(refused.error) ? t(`Preview.refusals.${refused.error}`) : null
  const enteredIn = (...errors: readonly FormError[]) =>
    refused && errors.includes(refused.error) ? refused.value : undefined
  const time = (date: Date) => formatTimestamp(date, locale, env.SITE_TIME_ZONE)
  const recordText = ({ kind, reference, field }: InvalidRecord) =>
    t('Start.copy.record', { kind, reference: reference || '–', field })
  return (
    <main className="page-width page">
      <title>{t('Start.title')}</title>
      <PageHeader title={t('Start.title')} intro={t('Start.intro')} />
      {copy && (
        <p className="max-w-measure text-muted">
          {copy.minutes === null
            ? t('Start.copy.incomplete')
            : t('Start.copy.age', { minutes: copy.minutes })}
          {copy.held.length > 0 &&
            ` ${t('Start.copy.held', { count: copy.held.length, lists: formatList(copy.held, locale) })}`}
          {copy.invalid.count > 0 &&
            ` ${t('Start.copy.invalid', {
              count: copy.invalid.count,
              records: formatList(copy.invalid.first.map(recordText), locale),
              others: copy.invalid.count - copy.invalid.first.length,
            })}`}
        </p>
      )}
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        <Section title={t('Start.open.title')}>
          <form method="post" action={routes.openPreview()} className="flex flex-col gap-3">
            <HintedField
              type="text"
              name="target"
              label={t('Start.open.label')}
              hint={t('Start.open.hint')}
              error={refusalOf('target', 'unknown')}
              defaultValue={enteredIn('target', 'unknown')}
              maxLength={2_000}
            />
            <button type="submit" className="button self-start">
              {t('Start.open.submit')}
            </button>
          </form>
        </Section>
        <Section title={t('Start.asOf.title')}>
          <form method="post" action={routes.openPreview()} className="flex flex-col gap-3">
            <HintedField
              type="datetime-local"
              name="at"
              label={t('Start.asOf.label', { timeZone: env.SITE_TIME_ZONE })}
              hint={t('Start.asOf.hint')}
              error={refusalOf('time')}
              defaultValue={enteredIn('time') ?? now}
            />
            <button type="submit" className="button button-quiet self-start">
              {t('Start.asOf.submit')}
            </button>
          </form>
        </Section>
      </div>
      <Section title={t('Start.scheduled.title')}>
        {scheduled === null && <p>{t('Start.scheduled.failed')}</p>}
        {scheduled?.length === 0 && <p className="text-muted">{t('Start.scheduled.empty')}</p>}
        <EditorRecordList records={scheduled ?? []} timeText={time} locale={locale} />
        {isCut.scheduled && (
          <p className="text-muted">{t('Start.scheduled.more', { count: scheduled?.length ?? 0 })}</p>
        )}
      </Section>
      <Section title={t('Start.drafts.title')}>
        {typeof drafts === 'string' && (
          <p className="max-w-measure text-muted">{t(`Start.drafts.${drafts}`)}</p>
        )}
        {drafts.length === 0 && <p className="text-muted">{t('Start.drafts.empty')}</p>}
        <EditorRecordList
          records={typeof drafts === 'string' ? [] : drafts}
          timeText={(date) => t('Start.drafts.updated', { time: time(date) })}
          locale={locale}
        />
        {isCut.drafts && <p className="text-muted">{t('Start.scheduled.more', { count: drafts.length })}</p>}
      </Section>
      <Section id="shared" title={t('Start.shared.title')}>
        <FieldError id="shared-error" text={refusalOf('failed')} />
        {shared === null && <p>{t('Start.shared.failed')}</p>}
        {shared?.length === 0 && <p className="max-w-measure text-muted">{t('Start.shared.empty')}</p>}
        {shared && shared.length > 0 && <SharedLinkList links={shared} locale={locale} />}
      </Section>
      <EditorReferences references={references} pasted={pasted} locale={locale} />
      <Section title={t('Start.tools.title')}>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>
            <a href={routes.contentHealth()} className="link">
              {t('Start.tools.health')}
            </a>
          </li>
          <li>
            <a href={routes.jobsElsewhere()} className="link">
              {t('Start.tools.jobsElsewhere')}
            </a>
          </li>
          <li>
            <a href={routes.home(locale)} className="link">
              {t('Start.tools.site')}
            </a>
          </li>
        </ul>
        {isPreviewing && (
          <form method="post" action={routes.leavePreview()}>
            <input type="hidden" name="path" value={routes.home(locale)} />
            <button type="submit" className="button button-quiet">
              {t('Preview.leave')}
            </button>
          </form>
        )}
        <form method="post" action={routes.editorSignOut()}>
          <button type="submit" className="button button-quiet">
            {t('Start.signOut')}
          </button>
        </form>
      </Section>
    </main>
  )
}
