import { type ReaderEntry, readFeedEntry } from '@/lib/editors/panel/feed-entry'
import { env } from '@/lib/env'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatList, formatTimestamp } from '@/lib/i18n/format'
import { langProps } from '@/lib/i18n/lang-props'
import { PanelImage } from './panel-image'
import { PanelNotice } from './panel-notice'
import { PanelSection } from './panel-section'
import { ReaderContent } from './reader-content'

type FeedViewProps = { feed: string | null; url: string; language: string | null; locale: string }

/** The entry of the page in a feed reader: in its list, and opened. */
export function FeedView({ feed, url, language, locale }: FeedViewProps) {
  const t = editorTranslatorFor(locale)
  const entry = feed === null ? null : readFeedEntry(feed, url)
  const lang = language ?? undefined
  if (!entry)
    return (
      <PanelSection title={t('Panel.feed.title')}>
        <PanelNotice tone="note">{t('Panel.feed.none')}</PanelNotice>
      </PanelSection>
    )
  const facts = factsOf(entry, locale)
  const title = entry.title ?? t('Panel.feed.noTitle')
  return (
    <PanelSection title={t('Panel.feed.title')} intro={t('Panel.feed.intro')}>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <section className="flex flex-col gap-3">
          <h3 className="font-semibold">{t('Panel.feed.summary')}</h3>
          <div className="flex gap-4 rounded-xl border border-line bg-raised p-4">
            <div className="flex min-w-0 flex-1 flex-col gap-1.5">
              <p className="text-label text-muted">{entry.feedTitle}</p>
              <p {...langProps(lang)} className="font-semibold leading-snug break-words">
                {title}
              </p>
              {entry.summary ? (
                <p {...langProps(lang)} className="line-clamp-4 text-label text-muted">
                  {entry.summary}
                </p>
              ) : (
                <p className="text-label text-signal">{t('Panel.feed.noSummary')}</p>
              )}
              <p className="text-label text-muted">{facts}</p>
            </div>
            {entry.image && (
              <PanelImage
                src={entry.image}
                alt=""
                width={72}
                height={72}
                className="size-18 flex-none rounded-lg object-cover"
              />
            )}
          </div>
        </section>
        <section className="flex min-w-0 flex-col gap-3">
          <h3 className="font-semibold">{t('Panel.feed.content')}</h3>
          <article
            {...langProps(lang)}
            className="flex flex-col gap-4 rounded-xl border border-line bg-raised p-5 sm:p-8"
          >
            <p className="text-headline font-semibold">{title}</p>
            <p {...langProps(locale)} className="text-label text-muted">
              {facts}
            </p>
            {entry.content ? (
              <ReaderContent tree={entry.content} />
            ) : (
              <p {...langProps(locale)}>{t('Panel.feed.noContent')}</p>
            )}
          </article>
        </section>
      </div>
    </PanelSection>
  )
}

function factsOf({ publishedAt, authors }: ReaderEntry, locale: string): string {
  const t = editorTranslatorFor(locale)
  const date = publishedAt ? formatTimestamp(publishedAt, locale, env.SITE_TIME_ZONE) : t('Panel.feed.noDate')
  return authors.length > 0
    ? `${date} · ${t('Panel.feed.by', { authors: formatList(authors, locale) })}`
    : date
}
