import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { JobOffices } from '@/components/jobs/job-offices'
import en from '@/lib/i18n/messages/en.json'
import type { Office } from '@/lib/model/organization'
import { makeOffice, makeOrganization } from '@/lib/model/testing/records'
import { OrganizationPlaces } from './organization-places'

const render = (children: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  )

const CompanyOffices = ({ offices }: { offices: readonly Office[] }) => (
  <OrganizationPlaces organization={makeOrganization({ offices })} />
)

describe.each([
  ['a company', CompanyOffices],
  ['a job', JobOffices],
])('an office of %s', (_, Offices) => {
  it('has a link to a map, named with its address, and loads nothing from the map', () => {
    const html = render(<Offices offices={[makeOffice()]} />)
    const [link = ''] = /<a .*?<\/a>/.exec(html) ?? []
    expect(link).toContain(
      'href="https://www.openstreetmap.org/search?query=1%20rue%20de%20la%20Paix%2C%2069002%20Lyon%2C%20France"',
    )
    expect(link).toContain('rel="nofollow noopener noreferrer"')
    expect(link.replace(/<[^>]*>/g, '').trim()).toBe(
      'Show on a map (OpenStreetMap) 1 rue de la Paix, 69002 Lyon, France',
    )
    expect(html).not.toMatch(/<(img|iframe|link|script)/)
  })

  it('has no link without an address', () => {
    expect(
      render(<Offices offices={[makeOffice({ address: null, zipCode: null, city: null })]} />),
    ).not.toContain('<a ')
  })
})
