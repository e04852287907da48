import { useTranslations } from 'next-intl'
import { RichText } from '@/components/rich-text/rich-text'
import { Picture } from '@/components/ui/picture'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { VideoFigure } from '@/components/ui/video-figure'
import type { ContentTree } from '@/lib/content/pipeline'
import type { Article, ArticleSummary } from '@/lib/model/article'
import type { OrganizationSummary } from '@/lib/model/organization'
import { ArticleAside } from './article-aside'
import { ArticleAuthors } from './article-authors'
import { ArticleHeader } from './article-header'
import { ArticleList } from './article-list'

type ArticleViewProps = {
  article: Article
  /** The parsed `article.content`. */
  content: ContentTree
  /** The site's organizations: an organization of the article that is not among them has no link. */
  organizations: readonly OrganizationSummary[]
  related: readonly ArticleSummary[]
}

/** A playable video replaces the cover image, because most covers are a picture of the video. */
export function ArticleView({ article, content, organizations, related }: ArticleViewProps) {
  const t = useTranslations('Articles')
  const opensWithVideo = article.video?.player != null
  return (
    <>
      <article className="flex flex-col gap-10">
        <ArticleHeader article={article} />
        {!opensWithVideo && (
          <Picture
            src={article.image}
            alt=""
            ratio="banner"
            sizes="(min-width: 80rem) 78rem, 100vw"
            priority
            seed={article.reference}
          />
        )}
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="flex min-w-0 flex-col gap-10">
            {article.video && (
              <div className="max-w-measure">
                <VideoFigure video={article.video} lang={article.language} priority={opensWithVideo} />
              </div>
            )}
            <Prose lang={article.language}>
              <RichText tree={content} />
            </Prose>
            <ArticleAuthors article={article} />
          </div>
          <ArticleAside article={article} organizations={organizations} />
        </div>
      </article>
      {related.length > 0 && (
        <Section title={t('related')}>
          <ArticleList articles={related} headingLevel={3} />
        </Section>
      )}
    </>
  )
}
