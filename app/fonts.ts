import localFont from 'next/font/local'

/**
 * Two families, each in two files: Latin at once, Latin Extended (Czech, Slovak, Polish ...) only where a page has
 * such letters. The extended faces come first in the stack; their unicode-range lets everything else through.
 */
const story = localFont({
  src: '../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  variable: '--face-story',
  weight: '200 800',
  adjustFontFallback: 'Times New Roman',
})

const storyExtended = localFont({
  src: '../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2',
  variable: '--face-story-extended',
  weight: '200 800',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF' }],
})

const storyItalic = localFont({
  src: '../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
  variable: '--face-story-italic',
  weight: '200 800',
  style: 'italic',
  preload: false,
  adjustFontFallback: false,
})

const fact = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--face-fact',
  weight: '200 800',
  adjustFontFallback: 'Arial',
})

const factExtended = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  variable: '--face-fact-extended',
  weight: '200 800',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF' }],
})

/** Class names for `<html>`: they define the custom properties that app/globals.css builds its font stacks from. */
export const displayFont = { variable: `${story.variable} ${storyExtended.variable} ${storyItalic.variable}` }
export const bodyFont = { variable: `${fact.variable} ${factExtended.variable}` }
