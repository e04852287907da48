/** A page as the site serves it, made of what a test is about. */
export function makePageHtml(
  parts: { title?: string; head?: string; graph?: unknown; main?: string } = {},
): string {
  const { title = 'Working at night – Vitrine', head = '', graph, main = '' } = parts
  const data =
    graph === undefined ? '' : JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  const script = data && `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>${title}</title>${head}</head><body>
    <header><a href="/en">Home</a><svg><title>Logo</title></svg></header>${script}<main>${main}</main>
    <script>self.__next_f=[]</script></body></html>`
}

export const pageUrl = 'https://vitrine.example/en/articles/2026/03/02/working-at-night_A1'

export const articleGraph = [
  { '@type': 'WebSite', '@id': 'https://vitrine.example/#website', name: 'Vitrine' },
  {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Stories', item: 'https://vitrine.example/en/articles' },
      { '@type': 'ListItem', position: 2, name: 'Working at night' },
    ],
  },
  {
    '@type': 'Article',
    headline: 'Working at night',
    datePublished: '2026-03-02T08:00:00.000Z',
    author: [{ '@type': 'Person', name: 'Ada' }],
  },
]

export const jobPosting = {
  '@type': 'JobPosting',
  title: 'Carpenter',
  description: '<p>Builds stairs.</p>',
  datePosted: '2026-03-02',
  identifier: { '@type': 'PropertyValue', name: 'Harbour Works', value: 'J1' },
  hiringOrganization: {
    '@type': 'Organization',
    name: 'Harbour Works',
    sameAs: 'https://harbour-works.example',
  },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Rennes', addressCountry: 'FR' },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', minValue: 30000, maxValue: 34000, unitText: 'YEAR' },
  },
  employmentType: 'FULL_TIME',
}
