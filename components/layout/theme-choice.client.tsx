'use client'

const themes = ['light', 'dark', 'system'] as const

/**
 * Chooses the colours of the site: light, dark, or those of the system. app/theme-choice.asset.js stores and applies the choice, and
 * the styles mark the selected option. This code selects the radio button of a choice that another page or tab has made.
 */
export function ThemeChoice({ texts }: { texts: Record<'legend' | (typeof themes)[number], string> }) {
  return (
    <fieldset ref={followDocument} className="theme-choice">
      <legend>{texts.legend}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          {/* React would undo a choice of a controlled button before the script gets its event. */}
          <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
          <span>{texts[theme]}</span>
        </label>
      ))}
    </fieldset>
  )
}

function followDocument(fieldset: HTMLFieldSetElement): () => void {
  const root = document.documentElement
  const select = () => {
    for (const input of fieldset.querySelectorAll('input'))
      input.checked = input.value === (root.dataset.theme ?? 'system')
  }
  select()
  const observer = new MutationObserver(select)
  observer.observe(root, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
