import { type ArticlePart, type ArticleSelection, selectedParts, withoutPart } from '@/lib/article-selection'
import { formatList, formatMonth } from '@/lib/i18n/format'
import type { SelectedLabels } from '@/lib/model/articles/article-choices'
import { namedParts, type SelectedPart } from './filter-labels'

/** The parts of a selection as text, each with the selection without it. A value without a known name is shown as it is. */
export function selectionParts(
  selection: ArticleSelection,
  labels: SelectedLabels,
  locale: string,
  wordsText: (words: string) => string,
): SelectedPart<ArticleSelection>[] {
  const textOf = (part: ArticlePart): string => {
    if (part === 'words') return wordsText(selection.words)
    if (part === 'year') return String(selection.year)
    if (part === 'month') return formatMonth(selection.year ?? 0, selection.month ?? 1, locale)
    return labels[part] ?? selection[part]
  }
  // A month is shown with its year.
  const parts = selectedParts(selection).filter((part) => part !== 'year' || selection.month === null)
  return parts.map((part) => ({
    key: part,
    text: textOf(part),
    without: withoutPart(selection, part),
  }))
}

/** The parts for headings and titles. `others` is the text for the number of parts that are left out. */
export function selectionText(
  parts: readonly SelectedPart<unknown>[],
  locale: string,
  others: (count: number) => string,
): string {
  return formatList(namedParts(parts, others), locale)
}
