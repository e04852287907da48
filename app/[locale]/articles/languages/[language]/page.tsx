import type { Metadata } from 'next'
import { languageArticlesPage } from '@/lib/pages/language-articles'
import { noRecord } from '@/lib/routes'
import { renderMetadata, renderPage } from '../../../page-shell'
import { renderLanguageArticles } from '../../render-language-articles'

type Props = PageProps<'/[locale]/articles/languages/[language]'>

/** All are rendered on demand. Next.js requires at least one path. */
export function generateStaticParams(): { language: string }[] {
  return [{ language: noRecord }]
}

export default function LanguageArticlesPage({ params }: Props) {
  return renderPage(languageArticlesPage, 'page', params, renderLanguageArticles)
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(languageArticlesPage, params)
}
