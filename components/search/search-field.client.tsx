'use client'

import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSearchKeyOn } from './search-key'
import type { SearchMessages } from './search-suggestions'

/** Loaded with the first focus of the field. Where that fails, the form still works. */
const Suggestions = lazy(() =>
  import('./search-suggestions').then(
    ({ SearchSuggestions }) => ({ default: SearchSuggestions }),
    () => ({ default: () => null }),
  ),
)

type SearchFieldProps = {
  /** The page of the search, to which the form leads too. */
  path: string
  texts: { label: string; placeholder: string }
  messages: SearchMessages
  icon: ReactNode
}

/** The field of the header. The key `/` focuses it. */
export function SearchField({ path, texts, messages, icon }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    // The visitor was faster than the script.
    if (document.activeElement === field.current) setIsUsed(true)
    const openByKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      open(field.current, setIsOpen)
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [])
  return (
    <>
      <a
        href={path}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          if (isOpen) setIsOpen(false)
          else open(field.current, setIsOpen)
        }}
        className="site-search-link no-print"
      >
        {icon}
        <span className="sr-only">{texts.label}</span>
      </a>
      <search aria-label={texts.label} data-open={isOpen || undefined} className="site-search no-print">
        <form action={path} autoComplete="off">
          <input
            ref={field}
            type="text"
            dir="auto"
            name="q"
            required
            maxLength={100}
            placeholder={texts.placeholder}
            aria-label={texts.label}
            aria-keyshortcuts="/"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onFocus={() => setIsUsed(true)}
            className="field"
          />
          <button type="submit">
            {icon}
            <span className="sr-only">{texts.label}</span>
          </button>
          {isUsed && (
            <Suspense fallback={null}>
              <Suggestions field={field} messages={messages} />
            </Suspense>
          )}
        </form>
      </search>
    </>
  )
}

/** A browser shows its keyboard for a field that is visible and gets the focus while the event is handled. */
function open(field: HTMLInputElement | null, setIsOpen: (isOpen: boolean) => void): void {
  flushSync(() => setIsOpen(true))
  field?.focus()
  field?.select()
}

/** Whether the key is pressed outside of other fields and of dialogs. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey) return false
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return !isTyping && !document.querySelector(':modal') && isSearchKeyOn()
}

/** Whether a click follows the link in this tab. */
function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey
}
