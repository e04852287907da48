import type { Metadata } from 'next'
import { OwnPageView } from '@/components/layout/own-page-view'
import { ownPage, ownPageText } from '@/lib/pages/own-page'
import type { PageParams } from '@/lib/pages/urls/page-route'
import { ownPages } from '@/lib/settings/own-pages'
import { renderMetadata, renderPage } from '../page-shell'

/** The preview has the path as one text. */
type Props = { params: Promise<{ locale: string; path: string | string[] }> }

/** All pages, and a path that does not exist, because Next.js requires at least one path. */
export function generateStaticParams({ params }: { params: { locale: string } }) {
  const names = ownPages().flatMap(({ locale, name }) => (locale === params.locale ? [name] : []))
  return [...names, 'none'].map((name) => ({ path: name.split('/') }))
}

export default function OwnPageRoute({ params }: Props) {
  return renderPage(ownPage, 'page', toPageParams(params), ({ page }) => (
    <OwnPageView page={page} content={ownPageText(page)} />
  ))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(ownPage, toPageParams(params))
}

async function toPageParams(params: Props['params']): Promise<PageParams> {
  const { locale, path } = await params
  return { locale, path: [path].flat().join('/') }
}
