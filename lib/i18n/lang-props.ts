/** `auto` is the direction of the first letter that has one. */
type Direction = 'ltr' | 'rtl' | 'auto'

/** The scripts in use that are written from right to left, by their codes of ISO 15924. */
const rightToLeft = new Set('Adlm Arab Aran Hebr Mand Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '))

/** The attributes of an element with a text of a record: each text can have another direction than the page around it. */
export function langProps(language: string | null | undefined): { lang: string | undefined; dir: Direction } {
  return { lang: language ?? undefined, dir: directionOf(language) }
}

/**
 * The direction of texts in a language, by its script: Kurdish is written in two. `auto` where the language or its script is not
 * known. `Intl.Locale` has the direction itself, but not in every browser.
 */
function directionOf(language: string | null | undefined): Direction {
  if (!language) return 'auto'
  try {
    const locale = new Intl.Locale(language)
    // The most probable language of an unknown one is English.
    const { script } = locale.baseName.startsWith('und') ? locale : locale.maximize()
    if (script === undefined) return 'auto'
    return rightToLeft.has(script) ? 'rtl' : 'ltr'
  } catch {
    return 'auto'
  }
}
