import { nameFootnotes } from '@/lib/content/footnotes'
import { heading, link, list, paragraph, text, toBlocks, toMarkdownDocument } from '@/lib/content/markdown'
import { parseText } from '@/lib/content/pipeline'
import { localeForLanguage } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { Article } from '@/lib/model/articles/article'
import type { OrganizationSummary } from '@/lib/model/organization'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { articlePath } from '@/lib/seo/canonical-paths'
import { organizationMarkdownLink } from './links'

/** An article in Markdown. Organizations that are not in `organizations`, those of the site, have no link. */
export function articleMarkdown(article: Article, organizations: readonly OrganizationSummary[]): string {
  const locale = localeForLanguage(article.language)
  const t = translatorFor(locale)
  const url = absoluteUrl(articlePath(article))
  const { video, originalUrl } = article
  const head = {
    title: article.name,
    description: article.summary,
    url,
    language: article.language,
    published: article.publishedAt.toISOString(),
    authors: article.authors.map(({ name }) => name),
    categories: article.categories.map(({ name }) => name),
    collections: article.collections.map(({ name }) => name),
    image: article.image && absoluteUrl(article.image),
    first_published_at: originalUrl,
  }
  return toMarkdownDocument(head, [
    heading(1, article.name),
    ...(article.summary ? [paragraph(text(article.summary))] : []),
    ...(video?.url ? [paragraph(link(t('Ui.video.play', { title: video.name }), video.url))] : []),
    ...(video?.subtitle ? [paragraph(text(video.subtitle))] : []),
    ...(video?.hasCaptions ? [paragraph(text(t('Ui.video.captions')))] : []),
    ...toBlocks(nameFootnotes(parseText(article.content, 'markdown'), article.language), url, 2),
    ...(article.organizations.length > 0 ? [heading(2, t('Articles.organizations'))] : []),
    ...list(
      article.organizations.map((named) => {
        const known = organizations.find(({ slug }) => slug === named.slug)
        return [known ? organizationMarkdownLink(known, locale) : text(named.name)]
      }),
    ),
  ])
}
