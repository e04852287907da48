'use client'

import { useSyncExternalStore } from 'react'

const themes = ['light', 'dark', 'system'] as const

/**
 * Chooses the colours of the site: light, dark, or those of the system. app/theme-choice.asset.js stores and applies the choice, and
 * the styles mark the selected option. This code keeps the state of the radio buttons equal to them.
 */
export function ThemeChoice({ texts }: { texts: Record<'legend' | (typeof themes)[number], string> }) {
  const current = useSyncExternalStore(subscribe, findCurrent, () => 'system')
  return (
    <fieldset className="theme-choice">
      <legend>{texts.legend}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input type="radio" name="theme" value={theme} checked={theme === current} onChange={ignore} />
          <span>{texts[theme]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The attribute of the document changes after the event of React. */
function ignore(): void {}

function findCurrent(): string {
  return document.documentElement.dataset.theme ?? 'system'
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
