import { useLocale, useTranslations } from 'next-intl'
import { StateLink } from '@/components/board/state-link'
import type { Select } from '@/components/board/use-board'
import { EmptyState } from '@/components/ui/empty-state'
import {
  type ArticlePart,
  type ArticleSelection,
  noSelection,
  selectedParts,
  selectsArticles,
  withoutPart,
} from '@/lib/article-selection'
import type { Removal } from '@/lib/model/articles/article-results'
import { routes } from '@/lib/routes'

type NoArticlesProps = {
  selection: ArticleSelection
  /** Undefined while it is not known which removal helps; null if none does. */
  removal: Removal<ArticlePart> | null | undefined
  onSelect: Select<ArticleSelection>
}

export function NoArticles({ selection, removal, onSelect }: NoArticlesProps) {
  const t = useTranslations('ArticleBoard.none')
  const board = useTranslations('ArticleBoard')
  const articles = useTranslations('Articles')
  const locale = useLocale()
  if (!selectsArticles(selection))
    return <EmptyState title={articles('empty')} text={articles('emptyText')} />
  const link = (state: ArticleSelection, text: string) => (
    <StateLink href={routes.articleSearch(locale, state)} onSelect={() => onSelect(state)}>
      {text}
    </StateLink>
  )
  const parts = selectedParts(selection)
  if (removal)
    return (
      <EmptyState title={t('title')}>
        <p>
          {link(
            withoutPart(selection, removal.remove),
            t('without', { part: board(`parts.${removal.remove}`), count: removal.total }),
          )}
        </p>
      </EmptyState>
    )
  if (removal === null || parts.length === 1)
    return (
      <EmptyState title={t('title')}>
        <p>{link(noSelection, t('all'))}</p>
      </EmptyState>
    )
  return (
    <EmptyState title={t('title')} text={t('help')}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {parts.map((part) => (
          <li key={part}>
            {link(withoutPart(selection, part), t('remove', { part: board(`parts.${part}`) }))}
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
