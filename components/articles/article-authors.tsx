import { useTranslations } from 'next-intl'
import { ContentImage } from '@/components/ui/content-image'
import { ExternalLinks } from '@/components/ui/external-link'
import { humanize } from '@/lib/i18n/format'
import type { Article, Author } from '@/lib/model/articles/article'

export function ArticleAuthors({ article }: { article: Article }) {
  const t = useTranslations('Articles')
  if (article.authors.length === 0) return null
  return (
    <footer className="flex max-w-measure flex-col gap-5 border-t border-line pt-6">
      <h2 className="font-semibold">{t('authors', { count: article.authors.length })}</h2>
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        {article.authors.map((author) => (
          <li key={author.name}>
            <AuthorCard author={author} />
          </li>
        ))}
      </ul>
    </footer>
  )
}

function AuthorCard({ author }: { author: Author }) {
  const t = useTranslations('Articles')
  const links = [
    ...(author.website ? [{ name: t('authorWebsite'), url: author.website }] : []),
    ...author.profiles.map(({ network, url }) => ({ name: humanize(network), url })),
  ]
  return (
    <div className="flex gap-4">
      {author.image && (
        <ContentImage
          src={author.image}
          alt=""
          size={64}
          className="size-16 shrink-0 rounded-full object-cover"
        />
      )}
      <div className="flex min-w-0 flex-col gap-1">
        <p dir="auto" className="font-medium">
          {author.name}
        </p>
        {author.headline && (
          <p dir="auto" className="text-label text-muted">
            {author.headline}
          </p>
        )}
        {links.length > 0 && <ExternalLinks links={links} className="flex flex-wrap gap-x-4 text-label" />}
      </div>
    </div>
  )
}
