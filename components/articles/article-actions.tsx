import { useTranslations } from 'next-intl'
import { SaveStory } from '@/components/saved/save-story'
import { previewedReference } from '@/lib/data/preview-scope'
import type { Article } from '@/lib/model/articles/article'
import { emailMessage } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { articlePath } from '@/lib/seo/canonical-paths'
import { ShareButtons } from './share-buttons'

/** Saves the article and shares its link; nothing in a preview, whose page others cannot open. Without JavaScript the link can be sent by e-mail. */
export function ArticleActions({ article }: { article: Article }) {
  const t = useTranslations('Article')
  const { name } = article
  const url = absoluteUrl(articlePath(article))
  if (previewedReference('article') === article.reference) return null
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2">
      <ShareButtons title={name} url={url} />
      <SaveStory article={article} />
      <a
        href={emailMessage(name, t('share.emailText', { name, url }))}
        className="link hidden py-1.5 noscript:inline-block"
      >
        {t('share.email')}
      </a>
    </div>
  )
}
