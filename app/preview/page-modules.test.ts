import { expect, it } from 'vitest'
import { pages } from '@/lib/pages/registry'
import { pageModules } from './page-modules'

it('has the module of every route of a page kind', () => {
  expect(Object.keys(pageModules).sort()).toEqual(pages.flatMap(({ routes }) => routes).sort())
})
