import { useLocale } from 'next-intl'
import type { ImageLoading } from '@/components/ui/content-image'
import { Picture } from '@/components/ui/picture'
import { langProps } from '@/lib/i18n/lang-props'
import type { Collection } from '@/lib/model/articles/article'
import { routes } from '@/lib/routes'

type CollectionCardProps = {
  collection: Collection
  lang: string | undefined
  loading: ImageLoading
  headingLevel?: 2 | 3
}

export function CollectionCard({ collection, lang, loading, headingLevel = 2 }: CollectionCardProps) {
  const locale = useLocale()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className="group/card relative flex flex-col gap-4">
      <Picture
        src={collection.image}
        alt=""
        ratio="wide"
        sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
        loading={loading}
        seed={collection.reference}
      />
      <div className="flex flex-col gap-2">
        <Heading {...langProps(lang)} className="font-story text-title font-medium">
          <a
            href={routes.collection(locale, collection)}
            className="stretched decoration-accent decoration-2 underline-offset-[0.14em] group-hover/card:underline"
          >
            {collection.name}
          </a>
        </Heading>
        {collection.summary && (
          <p {...langProps(lang)} className="line-clamp-3 text-muted">
            {collection.summary}
          </p>
        )}
      </div>
    </article>
  )
}
