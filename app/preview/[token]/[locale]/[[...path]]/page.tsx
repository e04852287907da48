import type { Metadata } from 'next'
import { connection } from 'next/server'
import { renderNotFoundPage } from '@/app/[locale]/page-shell'
import { startPreview } from '@/app/preview-session'
import { PreviewRefusedView } from '@/components/editors/preview-refused-view'
import { isLocale } from '@/lib/i18n/locales'
import { matchPages } from '@/lib/pages/registry'
import { routes } from '@/lib/routes'
import { pageModules } from '../../../page-modules'

type Props = PageProps<'/preview/[token]/[locale]/[[...path]]'>

/** A page of the site in the preview without cookies. It is rendered by the module of its public route. */
export default async function PreviewPage({ params }: Props) {
  await connection()
  const { token, locale, path = [] } = await params
  const preview = await startPreview(token, routes.preview(token))
  if (typeof preview === 'string') return <PreviewRefusedView reason={preview} locale={locale} />
  const page = await openModule(locale, path)
  return page ? page.module.default({ params: page.params }) : renderNotFoundPage('page')
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await connection()
  const { token, locale, path = [] } = await params
  if (typeof (await startPreview(token, routes.preview(token))) === 'string') return {}
  const page = await openModule(locale, path)
  return page
    ? page.module.generateMetadata({ params: page.params })
    : { robots: { index: false, follow: false } }
}

/** Null for a path that is not of a page. */
async function openModule(locale: string, path: readonly string[]) {
  const [match] = isLocale(locale) ? matchPages(`/${[locale, ...path].join('/')}`) : []
  const load = match && pageModules[match.route]
  return load ? { module: await load(), params: Promise.resolve(match.params) } : null
}
