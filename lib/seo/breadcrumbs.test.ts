import { expect, it } from 'vitest'
import { articlesBreadcrumb, companiesBreadcrumb, pagedBreadcrumbs } from './breadcrumbs'

it('names the lists of the main navigation in the locale', () => {
  expect(articlesBreadcrumb('en')).toEqual({ name: 'Stories', href: '/en/articles' })
  expect(companiesBreadcrumb('fr')).toEqual({ name: 'Entreprises', href: '/fr/companies' })
})

it('the last breadcrumb is the page itself, without a link: a list, or a numbered page of it', () => {
  const items = [articlesBreadcrumb('en'), { name: 'Craft', href: '/en/categories/craft_c' }]
  expect(pagedBreadcrumbs(items, 'en', 1)).toEqual([articlesBreadcrumb('en'), { name: 'Craft' }])
  expect(pagedBreadcrumbs(items, 'en', 2)).toEqual([...items, { name: 'Page 2' }])
})
