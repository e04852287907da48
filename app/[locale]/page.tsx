import type { Metadata } from 'next'
import { HomeView } from '@/components/articles/home-view'
import { homePage, homeWords } from '@/lib/pages/home'
import { readHomeSections } from '@/lib/pages/home-sections'
import { renderMetadata, renderPage } from './page-shell'

type Props = PageProps<'/[locale]'>

export default function HomePage({ params }: Props) {
  return renderPage(homePage, 'page', params, async ({ locale }) => (
    <HomeView {...homeWords(locale)} sections={await readHomeSections(locale)} />
  ))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(homePage, params)
}
