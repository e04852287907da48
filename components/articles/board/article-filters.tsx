import { useLocale, useTranslations } from 'next-intl'
import { ShowButton } from '@/components/board/show-button'
import type { Select } from '@/components/board/use-board'
import { useBoardForm } from '@/components/board/use-board-form'
import { WordsField } from '@/components/board/words-field'
import { type ArticleSelection, readArticleForm, selectedParts } from '@/lib/article-selection'
import { formatList, formatMonthName } from '@/lib/i18n/format'
import type { ArticleChoices, SelectedLabels } from '@/lib/model/articles/article-choices'
import { routes } from '@/lib/routes'
import { SelectField } from './select-field'

type ArticleFiltersProps = {
  selection: ArticleSelection
  choices: ArticleChoices
  labels: SelectedLabels
  /** The number of articles of the selection; null while it is not known. */
  total: number | null
  onSelect: Select<ArticleSelection>
  /** After the form was sent: shows the results. */
  onShow: () => void
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** The form of the board. Its target redirects to the page of the state, where there is no JavaScript. */
export function ArticleFilters({ selection, choices, labels, total, onSelect, onShow }: ArticleFiltersProps) {
  const t = useTranslations('ArticleBoard')
  const locale = useLocale()
  const form = useBoardForm({
    selection,
    read: readArticleForm,
    hrefFor: (next) => routes.articleSearch(locale, next),
    onSelect,
    onShow,
  })
  const groups = choices.groups[selection.language] ?? choices.groups['']
  const selectLanguage = (language: string) => {
    const next = choices.groups[language] ?? choices.groups['']
    const has = (kind: 'category' | 'collection') =>
      next?.[kind].some(({ value }) => value === selection[kind]) ?? false
    // Most subjects and series have one language.
    const category = has('category') ? selection.category : ''
    onSelect({ ...selection, language, category, collection: has('collection') ? selection.collection : '' })
  }
  const selectMonth = (month: number | null) => {
    const [newest = null] = choices.years
    onSelect({ ...selection, month, year: month === null ? selection.year : (selection.year ?? newest) })
  }
  const field = (name: 'category' | 'collection' | 'organization', values = choices.organization) => (
    <SelectField
      name={name}
      label={t(`fields.${name}`)}
      any={t(`any.${name}`)}
      choices={values}
      value={selection[name]}
      valueLabel={labels[name]}
      onValue={(value) => onSelect({ ...selection, [name]: value })}
    />
  )
  const count = selectedParts({ ...selection, words: '' }).length
  return (
    <search aria-label={t('filters.title')} className="no-print">
      <form
        {...form}
        action={routes.findArticles(locale)}
        // After "back" and a reload the fields have the values of the page, not those that the visitor left.
        autoComplete="off"
        className="flex min-w-0 flex-col gap-5"
      >
        <div className="max-w-[40rem]">
          <WordsField
            board="ArticleBoard"
            hasCompanies={choices.organization.length > 0}
            words={selection.words}
            onWords={(words, isReplaced) => onSelect({ ...selection, words }, isReplaced)}
          />
        </div>
        <details className="board-filters">
          <summary className="button button-quiet w-full">{t('filters.open', { count })}</summary>
          <div className="flex flex-col gap-4 pt-5 lg:pt-0">
            <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-6">
              {field('category', groups?.category)}
              {field('collection', groups?.collection)}
              {field('organization')}
              <SelectField
                name="language"
                label={t('fields.language')}
                any={formatList(choices.ownLanguages, locale)}
                choices={choices.language}
                value={selection.language}
                valueLabel={labels.language}
                onValue={selectLanguage}
              />
              <SelectField
                name="year"
                label={t('fields.year')}
                any={t('any.year')}
                choices={choices.years.map((year) => ({ value: String(year), label: String(year) }))}
                value={selection.year === null ? '' : String(selection.year)}
                onValue={(value) =>
                  onSelect({
                    ...selection,
                    year: value === '' ? null : Number(value),
                    month: value === '' ? null : selection.month,
                  })
                }
              />
              <SelectField
                name="month"
                label={t('fields.month')}
                any={t('any.month')}
                choices={months.map((month) => ({
                  value: String(month),
                  label: formatMonthName(month, locale),
                }))}
                value={selection.month === null ? '' : String(selection.month)}
                onValue={(value) => selectMonth(value === '' ? null : Number(value))}
              />
            </div>
            {/* On wide screens the button beside the words is as near. */}
            <ShowButton board="ArticleBoard" total={total} className="lg:hidden" />
          </div>
        </details>
      </form>
    </search>
  )
}
