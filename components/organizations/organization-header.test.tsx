import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { setEmployer } from '@/lib/employer'
import en from '@/lib/i18n/messages/en.json'
import { makeOrganization } from '@/lib/model/testing/records'
import { OrganizationHeader } from './organization-header'

const organization = makeOrganization({ name: 'Acme', logo: null })

/** Whether the initial of the name stands for the logo. */
const hasInitial = () =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <OrganizationHeader organization={organization} jobCount={0} />
    </NextIntlClientProvider>,
  ).includes('>A<')

afterEach(() => setEmployer(null))

it('an organization without a logo has its initial, but not on the site that is its own', () => {
  expect(hasInitial()).toBe(true)
  const { slug, name, logo } = organization
  setEmployer({ reference: 'Other', slug: 'other', name: 'Other', logo: null, isOnly: false })
  expect(hasInitial()).toBe(true)
  setEmployer({ reference: organization.reference, slug, name, logo, isOnly: true })
  expect(hasInitial()).toBe(false)
})
