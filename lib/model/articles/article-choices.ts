import type { ArticleField } from '@/lib/article-selection'

/** A value of a selection, and its text in the language of a page. */
export type Choice = { value: string; label: string }

type Groups = Readonly<Record<'category' | 'collection', readonly Choice[]>>

/** What the form of the board of articles offers. */
export type ArticleChoices = {
  organization: readonly Choice[]
  /** Languages beside those that the locale of the page shows. */
  language: readonly Choice[]
  /** The names of the languages that the locale of the page shows. */
  ownLanguages: readonly string[]
  /** Newest first. */
  years: readonly number[]
  /** By the selected language; those of the locale are under the empty text. */
  groups: Readonly<Record<string, Groups>>
}

/** The names of the selected values, where they are known. */
export type SelectedLabels = Readonly<Partial<Record<ArticleField, string>>>
