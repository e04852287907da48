'use client'

import { useSyncExternalStore } from 'react'

const themes = ['light', 'dark', 'system'] as const

export type ThemeChoiceTexts = Record<'legend' | (typeof themes)[number], string>

/**
 * Chooses the colours of the site: light, dark, or those of the system. app/theme-choice.asset.js applies the choice, here and in
 * other tabs. The selected option is marked by the styles, which need not wait for this code.
 */
export function ThemeChoice({ texts }: { texts: ThemeChoiceTexts }) {
  const current = useSyncExternalStore(subscribe, findCurrent, () => 'system')
  return (
    <fieldset className="theme-choice">
      <legend>{texts.legend}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === current}
            onChange={() => choose(theme)}
          />
          <span>{texts[theme]}</span>
        </label>
      ))}
    </fieldset>
  )
}

function findCurrent(): string {
  return document.documentElement.dataset.theme ?? 'system'
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function choose(theme: string): void {
  const key = 'vitrine.theme'
  const newValue = theme === 'system' ? null : theme
  try {
    if (newValue === null) localStorage.removeItem(key)
    else localStorage.setItem(key, newValue)
  } catch {
    // Where the browser stores nothing, the choice is that of this document.
  }
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
}
