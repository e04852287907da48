import { isEditor, readEditorLocale } from '@/app/preview/editor-access'
import { EditorSignIn } from '@/components/editors/editor-sign-in'
import { JobsElsewhereView } from '@/components/editors/jobs-elsewhere-view'
import element from '@/elements/built/vitrine-jobs.json'
import { listOrganizations, readEmployer } from '@/lib/data/organizations'
import { env } from '@/lib/env'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** The HTML that shows the jobs of an organization on another site, or the form with which an editor signs in. */
export default async function JobsElsewherePage({ searchParams }: PageProps<'/preview/jobs-elsewhere'>) {
  const locale = await readEditorLocale()
  if (!(await isEditor()))
    return <EditorSignIn isOn={env.PREVIEW_SECRET !== undefined} isRefused={false} locale={locale} />
  const [query, organizations, employer] = await Promise.all([
    searchParams,
    listOrganizations(),
    readEmployer(),
  ])
  const language = String(query.locale ?? '')
  return (
    <JobsElsewhereView
      organizations={organizations}
      organization={organizations.find(({ slug }) => slug === (query.organization ?? employer?.slug)) ?? null}
      jobsLocale={isLocale(language) ? language : defaultLocale}
      script={{ src: absoluteUrl(routes.jobsElement(element.file)), integrity: element.integrity }}
      locale={locale}
    />
  )
}
