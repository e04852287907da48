import type { Metadata } from 'next'
import { listBuiltPages } from '@/lib/data/built-pages'
import { companyPage } from '@/lib/pages/company'
import { renderMetadata, renderPage } from '../../page-shell'
import { renderCompany } from './render-company'

type Props = PageProps<'/[locale]/companies/[company]'>

/** Next.js requires one path at least: a site without organizations returns one that does not exist. */
export async function generateStaticParams(): Promise<{ company: string }[]> {
  const { organizations } = await listBuiltPages()
  return organizations.length > 0
    ? organizations.map(({ slug }) => ({ company: slug }))
    : [{ company: 'none' }]
}

export default function CompanyPage({ params }: Props) {
  return renderPage(companyPage, 'company', params, renderCompany)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(companyPage, params)
}
