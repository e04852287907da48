import { useTranslations } from 'next-intl'
import { RichText } from '@/components/rich-text/rich-text'
import { TextContents } from '@/components/rich-text/text-contents'
import { PageHeader } from '@/components/ui/page-header'
import { Prose } from '@/components/ui/prose'
import { hasContents, outlineOf } from '@/lib/content/outline'
import type { ContentTree } from '@/lib/content/pipeline'
import { formatDay } from '@/lib/i18n/format'
import { countWords } from '@/lib/model/count-words'
import type { OwnPage } from '@/lib/settings/own-pages'

/** `content` is the parsed text of the page. */
export function OwnPageView({ page, content }: { page: OwnPage; content: ContentTree }) {
  const t = useTranslations('OwnPage')
  const { locale, title, description, updated, text } = page
  const outline = outlineOf(content)
  const sections = hasContents(outline, countWords(text)) ? outline.sections : []
  return (
    <article className="flex flex-col gap-10">
      <PageHeader
        title={title}
        intro={description}
        meta={updated === null ? undefined : t('updated', { date: formatDay(updated, locale) })}
      />
      <div className="reading-columns">
        {sections.length > 0 && <TextContents sections={sections} lang={locale} />}
        <div className="reading-text flex min-w-0 flex-col gap-10">
          <Prose>
            <RichText tree={content} headingIds={outline.ids} />
          </Prose>
        </div>
      </div>
    </article>
  )
}
