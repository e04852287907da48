import type { Metadata } from 'next'
import { HomeView } from '@/components/home/home-view'
import { homePage, homeWords } from '@/lib/pages/home'
import { readHomeSections } from '@/lib/pages/home-sections'
import { site } from '@/lib/settings/site'
import { renderCompany } from './companies/[company]/render-company'
import { renderMetadata, renderPage } from './page-shell'

type Props = PageProps<'/[locale]'>

/** The profile of the employer that the site is about, unless site.yaml has sections. */
export default function HomePage({ params }: Props) {
  return renderPage(homePage, 'page', params, async ({ locale, employer }) =>
    employer && !site.home.sections ? (
      renderCompany({ locale, organization: employer })
    ) : (
      <HomeView {...homeWords(locale)} employer={employer} sections={await readHomeSections(locale)} />
    ),
  )
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(homePage, params)
}
