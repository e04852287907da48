import { useTranslations } from 'next-intl'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { Section } from '@/components/ui/section'
import type { ArticleSummary } from '@/lib/model/article'
import { ArticleList } from './article-list'

/** Where an article was withdrawn, is yet to come, or never was: it is not said which. */
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
