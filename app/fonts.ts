import { preload } from 'react-dom'

/** The files whose letters every page shows (fonts/build.mjs). */
const files = [
  new URL('../fonts/built/fact-latin.woff2', import.meta.url),
  new URL('../fonts/built/story-latin.woff2', import.meta.url),
]

/** Starts the download of the fonts before the stylesheet names them. */
export function preloadFonts(): void {
  for (const { href } of files) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
