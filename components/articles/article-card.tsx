import { useLocale } from 'next-intl'
import type { ImageLoading } from '@/components/ui/content-image'
import { Facts } from '@/components/ui/facts'
import { Picture, type PictureRatio } from '@/components/ui/picture'
import { currentEmployer } from '@/lib/employer'
import { langProps } from '@/lib/i18n/lang-props'
import type { ArticleSummary } from '@/lib/model/articles/article'
import { routes } from '@/lib/routes'
import { ArticleMeta } from './article-meta'

type ArticleCardSize = 'lead' | 'normal' | 'compact'

/** `url` is the path of the page where it can be in another locale than the list. */
type ListedArticle = ArticleSummary & { url?: string }

type ArticleCardProps = {
  article: ListedArticle
  size?: ArticleCardSize
  loading?: ImageLoading
  headingLevel?: 2 | 3
  /** By default that of a site with one organization. Browsers do not know it: they need the value. */
  hidesOrganization?: boolean | undefined
}

/** `lead` is for the first article of the home page, and `compact` is for narrow columns. */
export function ArticleCard({
  article,
  size = 'normal',
  loading,
  headingLevel = 2,
  hidesOrganization = currentEmployer()?.isOnly,
}: ArticleCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const title = <CardLink article={article} />
  const lang = langProps(article.language)
  const labels = <CategoryAndOrganization article={article} hidesOrganization={hidesOrganization} />
  switch (size) {
    case 'lead':
      return (
        <article className="group/card relative flex flex-col gap-5">
          <CardPicture
            article={article}
            ratio="wide"
            sizes="(min-width: 64rem) 50rem, 100vw"
            loading={loading}
          />
          <div className="flex flex-col gap-3">
            {labels}
            <Heading {...lang} className="font-story text-display font-medium">
              {title}
            </Heading>
            <Summary article={article} className="max-w-[33em] font-story text-lead" />
            <ArticleMeta article={article} />
          </div>
        </article>
      )
    case 'normal':
      return (
        <article className="group/card relative flex flex-col gap-4">
          <CardPicture
            article={article}
            ratio="photo"
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
            loading={loading}
          />
          <div className="flex flex-col gap-2">
            {labels}
            <Heading {...lang} className="font-story text-title font-medium">
              {title}
            </Heading>
            <Summary article={article} className="line-clamp-3" />
            <ArticleMeta article={article} />
          </div>
        </article>
      )
    case 'compact':
      return (
        <article className="group/card relative grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-5">
          <div className="flex flex-col gap-1.5">
            {labels}
            <Heading {...lang} className="font-story text-xl leading-snug font-medium tracking-tight">
              {title}
            </Heading>
            <ArticleMeta article={article} />
          </div>
          <CardPicture article={article} ratio="square" sizes="6rem" loading={loading} />
        </article>
      )
    default:
      return size satisfies never
  }
}

function CardLink({ article }: { article: ListedArticle }) {
  const locale = useLocale()
  return (
    <a
      href={article.url ?? routes.article(locale, article)}
      className="stretched decoration-accent decoration-2 underline-offset-[0.14em] group-hover/card:underline"
    >
      {article.name}
    </a>
  )
}

type CardPictureProps = {
  article: ArticleSummary
  ratio: PictureRatio
  sizes: string
  loading?: ImageLoading
}

function CardPicture({ article, ratio, sizes, loading }: CardPictureProps) {
  return (
    <Picture
      src={article.image}
      alt=""
      ratio={ratio}
      focus={article.imageFocus}
      sizes={sizes}
      loading={loading}
      seed={article.reference}
    />
  )
}

function CategoryAndOrganization({
  article,
  hidesOrganization,
}: Pick<ArticleCardProps, 'article' | 'hidesOrganization'>) {
  const category = article.categories[0]
  const organization = article.organizations[0]
  return (
    <Facts>
      {category && (
        <bdi {...langProps(article.language)} className="font-semibold text-accent">
          {category.name}
        </bdi>
      )}
      {organization && !hidesOrganization && <bdi>{organization.name}</bdi>}
    </Facts>
  )
}

function Summary({ article, className }: { article: ArticleSummary; className: string }) {
  if (!article.summary) return null
  return (
    <p {...langProps(article.language)} className={`text-muted ${className}`}>
      {article.summary}
    </p>
  )
}
