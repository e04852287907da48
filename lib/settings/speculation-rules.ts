import { basePath } from '@/lib/base-path'

const inSite = (pattern: string) => basePath + pattern

/** Links to pages: documents have a type, and a filter's form target has a query. */
const pageLinks = {
  and: [
    { href_matches: inSite('/*') },
    { not: { href_matches: ['/_next/*', '/api/*', '/media/*', '/preview/*'].map(inSite) } },
    { not: { selector_matches: '[type], [download], [href*="?"]' } },
  ],
}

/** The pages that are rendered in the browser: they are fetched ahead, and not rendered. */
const boards = {
  href_matches: [
    '/:locale/articles',
    '/:locale/articles/search/*',
    '/:locale/jobs{/*}?',
    '/:locale/saved',
  ].map(inSite),
}

/**
 * Browsers fetch the page of a link while the pointer is over it, and render it when the pointer is pressed. In data-saving and
 * energy-saving mode they do neither. https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pageLinks, eagerness: 'moderate' }],
  prerender: [{ where: { and: [pageLinks, { not: boards }] }, eagerness: 'conservative' }],
})
