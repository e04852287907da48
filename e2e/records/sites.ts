/** The value of SITE_REFERENCE of the sites under test. */
export const siteReference = 'test-board'

/** The name of the sites under test. A longer one has no room beside three languages on a phone. */
export const siteName = 'Board'

/** A careers site of one company, which shows jobs that the site under test does not show. */
export const careersReference = 'harbour-careers'

export const sites = [
  { reference: siteReference, name: siteName, kind: 'multi', root_url: 'https://board.example' },
  {
    reference: careersReference,
    name: 'Harbour Works careers',
    kind: 'single',
    root_url: 'https://careers.harbour-works.example',
  },
]

/** The languages of the pages. The first is the default one. */
export const locales = ['en', 'fr', 'de'] as const
