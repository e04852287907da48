import type { Metadata } from 'next'
import { listOrganizationArticles } from '@/lib/data/articles/articles'
import { listBuiltPages } from '@/lib/data/built-pages'
import { companyArticlesPage } from '@/lib/pages/company-articles'
import { noRecord } from '@/lib/routes'
import { renderMetadata, renderPage } from '../../../page-shell'
import { renderCompanyArticles } from './render-company-articles'

type Props = PageProps<'/[locale]/companies/[company]/articles'>

/** Those of the build's organizations that have articles, and a path that does not exist: all others share its 404 page. */
export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const { organizations } = await listBuiltPages()
  const counts = await Promise.all(
    organizations.map(async ({ slug }) => (await listOrganizationArticles(slug, params.locale)).length),
  )
  const slugs = organizations.filter((_, index) => counts[index]).map(({ slug }) => slug)
  return [...slugs, noRecord].map((company) => ({ company }))
}

export default function CompanyArticlesPage({ params }: Props) {
  return renderPage(companyArticlesPage, 'companyArticles', params, renderCompanyArticles)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(companyArticlesPage, params)
}
