const themes = ['light', 'dark', 'system'] as const

/** Chooses the colours of the site: light, dark, or those of the system. */
export function ThemeChoice({ texts }: { texts: Record<'legend' | (typeof themes)[number], string> }) {
  return (
    <theme-choice>
      <fieldset className="theme-choice">
        <legend>{texts.legend}</legend>
        {themes.map((theme) => (
          <label key={theme}>
            {/* React would undo a choice of a controlled button before the script gets its event. */}
            <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
            <span>{texts[theme]}</span>
          </label>
        ))}
      </fieldset>
    </theme-choice>
  )
}
