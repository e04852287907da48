import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDelayed } from '@/components/ui/use-delayed'
import { filterLimits, foldWords } from '@/lib/facet-filter'
import type { BoardName } from './use-board'

type WordsFieldProps = {
  board: BoardName
  words: string
  /** Whether companies are among what the words find. */
  hasCompanies: boolean
  /** `isReplaced` is true while the visitor changes words that are in the URL already. */
  onWords: (words: string, isReplaced: boolean) => void
}

/** After the last key, so that a word is searched for when it is written. */
const pauseMs = 250

export function WordsField({ board, words, hasCompanies, onWords }: WordsFieldProps) {
  const t = useTranslations(board)
  const [text, setText] = useState(words)
  const search = useDelayed(() => onWords(foldWords(text), words !== ''))
  // The URL has other words after "back", and after a filter is removed.
  const [known, setKnown] = useState(words)
  if (known !== words) {
    setKnown(words)
    if (foldWords(text) !== words) setText(words)
  }
  return (
    <div className="flex max-w-[40rem] flex-wrap gap-2">
      <input
        type="search"
        dir="auto"
        name="q"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          search(pauseMs)
        }}
        maxLength={filterLimits.wordsLength}
        aria-label={t('words.label')}
        placeholder={t(hasCompanies ? 'words.hint' : 'words.employerHint')}
        className="field w-auto! flex-1 basis-40"
      />
      <button type="submit" className="button">
        {t('words.search')}
      </button>
    </div>
  )
}
