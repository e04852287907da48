import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import { langProps } from '@/lib/i18n/lang-props'
import type { Collection } from '@/lib/model/articles/article'

type CollectionHeaderProps = { collection: Collection; lang?: string }

export function CollectionHeader({ collection, lang }: CollectionHeaderProps) {
  const t = useTranslations('Articles')
  return (
    <header className="grid items-end gap-8 border-b-2 border-ink pb-8 lg:grid-cols-2 lg:gap-14">
      <div className="flex flex-col gap-5">
        <p className="font-medium text-accent">{t('collection')}</p>
        <h1 {...langProps(lang)} className="font-story text-display font-medium">
          {collection.name}
        </h1>
        {collection.summary && (
          <p {...langProps(lang)} className="max-w-[29.5em] font-story text-lead text-muted">
            {collection.summary}
          </p>
        )}
      </div>
      <Picture
        src={collection.image}
        alt=""
        ratio="wide"
        sizes="(min-width: 64rem) 38rem, 100vw"
        loading="preload"
        seed={collection.reference}
      />
    </header>
  )
}
