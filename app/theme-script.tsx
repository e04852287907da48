import { papers } from './site-style'
import themeScript from './theme-choice.asset.js'

/** Applies the theme that the visitor has chosen, before the first paint: it blocks, and is the first element of the head. */
export function ThemeScript() {
  return <script src={themeScript} data-light={papers.light} data-dark={papers.dark} />
}
