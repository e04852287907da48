import { useLocale, useTranslations } from 'next-intl'
import { ArticleCard } from '@/components/articles/article-card'
import { OrganizationCard } from '@/components/organizations/organization-card'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { OrganizationStories } from '@/lib/data/articles/organization-stories'
import { langProps } from '@/lib/i18n/lang-props'
import { type Organization, pickCover } from '@/lib/model/organization'
import { routes } from '@/lib/routes'

type JobEmployerProps = { organization: Organization; stories: OrganizationStories }

/** The organization of a job: a picture, what it says about itself, and what is told about it. */
export function JobEmployer({ organization, stories: { articles, quote } }: JobEmployerProps) {
  const t = useTranslations('Organization')
  const locale = useLocale()
  const { name, slug, images } = organization
  const picture = pickCover(organization, locale) ?? images[0]?.src ?? null
  return (
    <>
      <div className={picture === null ? undefined : 'grid gap-x-8 gap-y-6 lg:grid-cols-2'}>
        {picture !== null && (
          <Picture src={picture} alt="" ratio="wide" sizes="(min-width: 64rem) 38rem, 100vw" />
        )}
        <OrganizationCard organization={organization} size="wide" />
      </div>
      {articles.length > 0 && (
        <Section
          title={t('articles', { name })}
          seeAll={{ href: routes.companyArticles(locale, slug), label: t('allArticles') }}
        >
          <ul className="grid grid-cols-1 gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
            {articles.map((article) => (
              <li key={article.reference}>
                <ArticleCard article={article} headingLevel={3} />
              </li>
            ))}
            {quote && (
              <li>
                <StoryQuote quote={quote} />
              </li>
            )}
          </ul>
        </Section>
      )}
    </>
  )
}

function StoryQuote({ quote }: { quote: NonNullable<OrganizationStories['quote']> }) {
  const t = useTranslations('Organization')
  const locale = useLocale()
  const { text, speaker, article } = quote
  const lang = langProps(article.language)
  return (
    <figure className="flex flex-col gap-3 border-t-2 border-ink pt-4">
      <blockquote {...lang} className="font-story text-title">
        {text}
      </blockquote>
      <figcaption className="text-label text-muted">
        <span {...lang}>{speaker}</span>
        <br />
        {t.rich('quoteFrom', {
          link: () => (
            <a href={routes.article(locale, article)} {...lang} className="link">
              {article.name}
            </a>
          ),
        })}
      </figcaption>
    </figure>
  )
}
