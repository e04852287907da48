import type { JobProperty } from '@/lib/editors/panel/job-properties'
import { editorMessagesFor, editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatList } from '@/lib/i18n/format'

type JobPropertyListProps = { properties: readonly JobProperty[]; locale: string }

/** The missing properties of a job's markup with what to do, by how much they matter, and the names of the given ones. */
export function JobPropertyList({ properties, locale }: JobPropertyListProps) {
  const t = editorTranslatorFor(locale)
  return (
    <div className="flex flex-col gap-6">
      {(['required', 'recommended', 'optional'] as const).map((level) => {
        const ofLevel = properties.filter((property) => property.level === level)
        const missing = ofLevel.filter(({ isPresent }) => !isPresent)
        const present = ofLevel.filter(({ isPresent }) => isPresent).map(({ name }) => name)
        return (
          ofLevel.length > 0 && (
            <section key={level} className="flex flex-col gap-2 text-label">
              <h3 className="text-base font-semibold">{t(`Panel.job.levels.${level}`)}</h3>
              {missing.length === 0 && <p className="text-accent">{t('Panel.job.complete')}</p>}
              <dl className="flex flex-col gap-2">
                {missing.map(({ name }) => (
                  <div
                    key={name}
                    className={`border-l-4 pl-3 ${level === 'required' ? 'border-signal' : 'border-line-strong'}`}
                  >
                    <dt className="font-medium break-words">
                      <code>{name}</code>
                    </dt>
                    <dd>{whatToDo(name, locale)}</dd>
                  </div>
                ))}
              </dl>
              {present.length > 0 && (
                <p className="break-words text-muted">
                  {t('Panel.job.present', { names: formatList(present, locale) })}
                </p>
              )}
            </section>
          )
        )
      })}
    </div>
  )
}

/** Names of messages cannot have dots. `editor-texts.test.ts` checks that each property has a text. */
function whatToDo(name: JobProperty['name'], locale: string): string {
  const texts: Readonly<Record<string, string>> = editorMessagesFor(locale).Panel.job.properties
  return texts[name.replaceAll('.', '_')] ?? ''
}
