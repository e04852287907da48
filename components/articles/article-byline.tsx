import { useTranslations } from 'next-intl'
import { ContentImage } from '@/components/ui/content-image'
import { Names } from '@/components/ui/names'
import type { Article } from '@/lib/model/articles/article'
import { ArticleMeta } from './article-meta'

/** Portraits and names of the authors, above the date and the reading time. */
export function ArticleByline({ article }: { article: Article }) {
  const t = useTranslations('Articles')
  const portraits = article.authors.flatMap(({ image }) => (image === null ? [] : [image]))
  const names = article.authors.map(({ name }) => name)
  return (
    <div className="flex items-center gap-4">
      {portraits.length > 0 && (
        <div className="flex shrink-0">
          {portraits.slice(0, 3).map((src) => (
            <ContentImage
              key={src}
              src={src}
              alt=""
              size={48}
              loading="eager"
              className="size-12 rounded-full object-cover not-first:-ms-3 edge-3"
            />
          ))}
        </div>
      )}
      <div className="min-w-0">
        {names.length > 0 && (
          <p className="font-medium">{t.rich('by', { names: () => <Names key="names" names={names} /> })}</p>
        )}
        <ArticleMeta article={article} />
      </div>
    </div>
  )
}
