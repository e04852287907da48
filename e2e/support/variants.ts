/** `npm run test:full` sets TEST_FULL and runs all variants of a test, `npm test` the first ones. */
export const isFull = Boolean(process.env.TEST_FULL)

/**
 * Each width and each colour scheme once. `npm run test:full` measures the contrast in both
 * schemes. A test of all combinations costs twice the time.
 */
export const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

/** The smallest width of WCAG 1.4.10, and `looks`. */
export const looksAndReflow = [{ width: 320, colorScheme: 'dark' }, ...looks] as const

/** Each language of the site, and each width. */
export const localesAndWidths = select(
  [
    { locale: 'en', width: 360 },
    { locale: 'fr', width: 1280 },
    { locale: 'de', width: 360 },
  ] as const,
  1,
)

/** Two languages, each width and each colour scheme. */
export const localesAndLooks = select(
  [
    { locale: 'en', width: 360, colorScheme: 'light' },
    { locale: 'fr', width: 1280, colorScheme: 'dark' },
    { locale: 'en', width: 1280, colorScheme: 'light' },
    { locale: 'fr', width: 360, colorScheme: 'dark' },
  ] as const,
  2,
)

/** Each language and each width, with and without JavaScript at both widths. */
export const visitors = select(
  [
    { locale: 'en', width: 360, javaScriptEnabled: true },
    { locale: 'de', width: 360, javaScriptEnabled: false },
    { locale: 'fr', width: 1280, javaScriptEnabled: true },
    { locale: 'en', width: 1280, javaScriptEnabled: false },
  ] as const,
  2,
)

/** All variants in `npm run test:full`, the first `count` in `npm test`. */
export function select<T>(variants: readonly T[], count: number): readonly T[] {
  return isFull ? variants : variants.slice(0, count)
}
