import type { EditorArticle } from '@/lib/editors/editor-start'
import { langProps } from '@/lib/i18n/lang-props'

type EditorArticleListProps = { articles: readonly EditorArticle[]; timeText: (date: Date) => string }

/** Articles that are not public, each with the link to its preview. */
export function EditorArticleList({ articles, timeText }: EditorArticleListProps) {
  if (articles.length === 0) return null
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {articles.map(({ name, language, time, link }) => (
        <li key={link} className="flex flex-col gap-1 py-3">
          <a href={link} {...langProps(language)} className="link font-medium">
            {name}
          </a>
          {time && <p className="meta">{timeText(time)}</p>}
        </li>
      ))}
    </ul>
  )
}
