import { useTranslations } from 'next-intl'
import { RichText } from '@/components/rich-text/rich-text'
import { TextContents } from '@/components/rich-text/text-contents'
import { Picture } from '@/components/ui/picture'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { VideoFigure } from '@/components/ui/video-figure'
import { hasContents, outlineOf } from '@/lib/content/outline'
import type { ContentTree } from '@/lib/content/pipeline'
import type { ArticleContext } from '@/lib/data/articles/article-context'
import type { Article } from '@/lib/model/articles/article'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { articlePath } from '@/lib/seo/canonical-paths'
import { ArticleAside } from './article-aside'
import { ArticleAuthors } from './article-authors'
import { ArticleHeader } from './article-header'
import { ArticleList } from './article-list'
import { NextInSeriesCard } from './next-in-series-card'
import { RelatedColumn } from './related-column'

type ArticleViewProps = {
  article: Article
  /** The parsed `article.content`. */
  content: ContentTree
  context: ArticleContext
}

/** A playable video replaces the cover image, because most covers are a picture of the video. */
export function ArticleView({ article, content, context }: ArticleViewProps) {
  const t = useTranslations('Articles')
  const share = useTranslations('Article.share')
  const { next, related, organizations } = context
  const outline = outlineOf(content)
  const sections = hasContents(outline, article.wordCount) ? outline.sections : []
  const opensWithVideo = article.video?.player != null
  const hasAside = organizations.length > 0 || article.collections.length > 0 || article.originalUrl !== null
  // Where nothing else is beside the text, the related articles are.
  const isRelatedBeside = !hasAside && sections.length === 0
  return (
    <>
      <article className="flex flex-col gap-10">
        <ArticleHeader article={article} />
        {!opensWithVideo && (
          <Picture
            src={article.image}
            alt=""
            ratio="banner"
            focus={article.imageFocus}
            sizes="(min-width: 80rem) 78rem, 100vw"
            loading="preload"
            seed={article.reference}
          />
        )}
        <div className="reading-columns">
          {sections.length > 0 && <TextContents sections={sections} lang={article.language} />}
          <div className="reading-text flex min-w-0 flex-col gap-10">
            <div className="reading-progress" aria-hidden="true" />
            {article.video && (
              <VideoFigure
                video={article.video}
                lang={article.language}
                loading={opensWithVideo ? 'preload' : 'lazy'}
              />
            )}
            <Prose lang={article.language}>
              <RichText tree={content} headingIds={outline.ids} />
            </Prose>
            <p className="hidden text-label print:block">
              {share('printed')} {absoluteUrl(articlePath(article))}
            </p>
            {next && <NextInSeriesCard next={next} />}
            <ArticleAuthors article={article} />
          </div>
          {hasAside && (
            <ArticleAside article={article} organizations={organizations} isAlone={sections.length === 0} />
          )}
          {isRelatedBeside && related.length > 0 && <RelatedColumn articles={related} />}
        </div>
      </article>
      {!isRelatedBeside && related.length > 0 && (
        <div className="no-print">
          <Section title={t('related')}>
            <ArticleList articles={related} headingLevel={3} />
          </Section>
        </div>
      )}
    </>
  )
}
