import { useTranslations } from 'next-intl'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { Section } from '@/components/ui/section'
import type { ArticleSummary } from '@/lib/model/articles/article'
import { ArticleList } from './article-list'

/** The 404 page of an article. It does not show whether the article was withdrawn, is scheduled or never existed. */
export function ArticleNotFoundView({ latest }: { latest: readonly ArticleSummary[] }) {
  const t = useTranslations('Articles')
  return (
    <>
      <NotFoundPage kind="article" />
      {latest.length > 0 && (
        <Section title={t('related')}>
          <ArticleList articles={latest} headingLevel={3} />
        </Section>
      )}
    </>
  )
}
