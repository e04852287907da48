import { type ArticleSelection, articleFields } from '@/lib/article-selection'
import type { ArticleChoices, SelectedLabels } from '@/lib/model/articles/article-choices'

/** The names of the selected values: those that the form offers, and those of the state that the server has rendered. */
export function findLabels(
  selection: ArticleSelection,
  { organization, language, groups }: ArticleChoices,
  rendered: { selection: ArticleSelection; labels: SelectedLabels },
): SelectedLabels {
  const lists = Object.values(groups)
  const choices = {
    ...{ organization, language },
    category: lists.flatMap(({ category }) => category),
    collection: lists.flatMap(({ collection }) => collection),
  }
  return Object.fromEntries(
    articleFields.map((field) => {
      const choice = choices[field].find(({ value }) => value === selection[field])
      const isSame = selection[field] === rendered.selection[field]
      return [field, choice?.label ?? (isSame ? rendered.labels[field] : undefined)]
    }),
  )
}
