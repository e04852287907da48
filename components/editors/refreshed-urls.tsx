import { ScrollRegion } from '@/components/ui/scroll-region'
import { formatTimestamp } from '@/lib/i18n/format'

/** A public URL after a refresh. The times are ISO 8601, null for what did not happen or is not known. */
type RefreshedUrl = {
  url: string
  changed_at: string | null
  invalidated_at: string | null
  regenerated_at: string | null
  seen_at: string | null
}

/** What a refresh did: the summary is sentences in the language of the editor. */
export type Refreshed = { urls: readonly RefreshedUrl[]; summary: readonly string[] }

const columns = ['changed_at', 'invalidated_at', 'regenerated_at', 'seen_at'] as const

export type RefreshMessages = Readonly<
  Record<(typeof columns)[number] | 'refreshed' | 'url' | 'notYet' | 'notKnown', string>
>

type RefreshedUrlsProps = {
  refreshed: Refreshed
  locale: string
  timeZone: string
  messages: RefreshMessages
}

/** When each public page and document of a record changed, was marked stale, made again and seen by a request. */
export function RefreshedUrls({ refreshed, locale, timeZone, messages }: RefreshedUrlsProps) {
  const { urls, summary } = refreshed
  return (
    <div className="page-width flex flex-col gap-4 py-6">
      <h2 className="font-story text-title">{messages.refreshed}</h2>
      <p>{summary.join(' ')}</p>
      <ScrollRegion label={messages.refreshed}>
        <table className="w-full text-left text-label">
          <thead>
            <tr className="border-b border-line-strong">
              <th className="py-2 pr-4">{messages.url}</th>
              {columns.map((column) => (
                <th key={column} className="py-2 pr-4">
                  {messages[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {urls.map((row) => (
              <tr key={row.url} className="border-b border-line">
                <td className="py-2 pr-4">
                  <a href={row.url} target="_blank" rel="noopener" className="link">
                    {new URL(row.url).pathname}
                  </a>
                </td>
                {columns.map((column) => (
                  <td key={column} className="whitespace-nowrap py-2 pr-4">
                    {timeText(row[column], locale, timeZone) ?? messages[withoutTime(column)]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}

/** With seconds: a refresh takes a few. */
function timeText(time: string | null, locale: string, timeZone: string): string | null {
  return time === null ? null : formatTimestamp(new Date(time), locale, timeZone, 'medium')
}

/** The API has no date of the change of some records. The other times are those of what the site did itself. */
function withoutTime(column: (typeof columns)[number]): 'notKnown' | 'notYet' {
  return column === 'changed_at' ? 'notKnown' : 'notYet'
}
