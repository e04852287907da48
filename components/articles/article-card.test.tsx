import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { setEmployer } from '@/lib/employer'
import en from '@/lib/i18n/messages/en.json'
import { makeArticle } from '@/lib/model/testing/records'
import { ArticleCard } from './article-card'

const acme = { reference: 'A', slug: 'acme', name: 'Acme Ltd', logo: null }
const article = makeArticle({ organizations: [acme] })

const namesOrganization = (hidesOrganization?: boolean) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <ArticleCard article={article} hidesOrganization={hidesOrganization} />
    </NextIntlClientProvider>,
  ).includes(acme.name)

afterEach(() => setEmployer(null))

it('an article has the name of its organization, but not on a site that has no other', () => {
  expect(namesOrganization()).toBe(true)
  expect(namesOrganization(true)).toBe(false)
  setEmployer({ ...acme, isOnly: false })
  expect(namesOrganization()).toBe(true)
  setEmployer({ ...acme, isOnly: true })
  expect(namesOrganization()).toBe(false)
  expect(namesOrganization(false)).toBe(true)
})
