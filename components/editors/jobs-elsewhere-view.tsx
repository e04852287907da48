import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { type ElementScript, fallbackLink, toJobsSnippet } from '@/lib/editors/jobs-snippet'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'
import { formatLocale, locales } from '@/lib/i18n/locales'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { CopyField } from './copy-field.client'

type JobsElsewhereProps = {
  organizations: readonly OrganizationSummary[]
  /** The chosen one. */
  organization: OrganizationSummary | null
  /** The language of the jobs on the other site. */
  jobsLocale: string
  script: ElementScript
  /** The language of the editor. */
  locale: string
}

/** The HTML that shows the jobs of an organization on another site, and what it looks like. */
export function JobsElsewhereView(props: JobsElsewhereProps) {
  const { organizations, organization, jobsLocale, script, locale } = props
  const { JobsElsewhere: texts } = editorMessagesFor(locale)
  return (
    <main className="page-width page">
      <title>{texts.title}</title>
      <PageHeader title={texts.title} intro={texts.intro} />
      <form action={routes.jobsElsewhere()} className="flex max-w-measure flex-col gap-3">
        <label className="flex flex-col gap-2 font-medium">
          {texts.organization}
          <select name="organization" required defaultValue={organization?.slug ?? ''} className="field">
            <option value="" />
            {organizations.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="flex flex-col gap-2 font-medium">
          {texts.language}
          <select name="locale" defaultValue={jobsLocale} className="field">
            {locales.map((option) => (
              <option key={option} value={option}>
                {formatLocale(option, locale)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button self-start">
          {texts.submit}
        </button>
      </form>
      {organization && (
        <>
          <CopyField
            label={texts.snippet}
            hint={texts.hint}
            value={toJobsSnippet(script, organization, jobsLocale)}
            messages={texts.copy}
          />
          <Section title={texts.preview}>
            <script type="module" {...script} crossOrigin="anonymous" />
            <vitrine-jobs organization={organization.slug} locale={jobsLocale}>
              <FallbackLink {...fallbackLink(organization, jobsLocale)} />
            </vitrine-jobs>
          </Section>
        </>
      )}
    </main>
  )
}

function FallbackLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="link">
      {text}
    </a>
  )
}
