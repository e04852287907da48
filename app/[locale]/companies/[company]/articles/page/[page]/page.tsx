import type { Metadata } from 'next'
import { companyArticlesPage } from '@/lib/pages/company-articles'
import { noRecord } from '@/lib/routes'
import { renderMetadata, renderPage } from '../../../../../page-shell'
import { renderCompanyArticles } from '../../render-company-articles'

type Props = PageProps<'/[locale]/companies/[company]/articles/page/[page]'>

/** All are rendered on demand. Next.js requires at least one path. */
export function generateStaticParams(): { company: string; page: string }[] {
  return [{ company: noRecord, page: '2' }]
}

export default function NumberedCompanyArticlesPage({ params }: Props) {
  return renderPage(companyArticlesPage, 'companyArticles', params, renderCompanyArticles)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(companyArticlesPage, params)
}
