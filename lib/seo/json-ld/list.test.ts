import { describe, expect, it } from 'vitest'
import { makeArticle } from '@/lib/model/testing/records'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { articlesBreadcrumb, pagedBreadcrumbs } from '@/lib/seo/breadcrumbs'
import { articleListGraph } from './list'

function graph(page: number, count: number, total: number, pageCount: number) {
  const items = Array.from({ length: count }, (_, index) => makeArticle({ reference: `R${index}` }))
  const breadcrumbs = page === 1 ? [] : pagedBreadcrumbs([articlesBreadcrumb('en')], 'en', page)
  const description = { locale: 'en', path: '/en/articles', name: 'Stories', breadcrumbs }
  return articleListGraph(description, { items, page, pageCount, total })
}

function positions(...parameters: Parameters<typeof graph>) {
  const list = graph(...parameters).find((node) => '@type' in node && node['@type'] === 'ItemList')
  return (Object(list).itemListElement as { position: number }[]).map(({ position }) => position)
}

describe('the JSON-LD of a list', () => {
  it('has the names and URLs of its items', () => {
    expect(graph(1, 1, 1, 1).slice(2)).toEqual([
      {
        '@type': 'CollectionPage',
        '@id': absoluteUrl('/en/articles#webpage'),
        url: absoluteUrl('/en/articles'),
        name: 'Stories',
        inLanguage: 'en',
        isPartOf: { '@id': absoluteUrl('/#website') },
        mainEntity: { '@id': absoluteUrl('/en/articles#list') },
      },
      {
        '@type': 'ItemList',
        '@id': absoluteUrl('/en/articles#list'),
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'A night',
            url: absoluteUrl('/en/articles/2026/03/01/a-night_R0'),
          },
        ],
      },
    ])
  })

  it('continues the positions from page to page, also on a shorter last page', () => {
    expect(positions(1, 3, 8, 3)).toEqual([1, 2, 3])
    expect(positions(2, 3, 8, 3)).toEqual([4, 5, 6])
    expect(positions(3, 2, 8, 3)).toEqual([7, 8])
  })

  it('has no ItemList where the list is empty', () => {
    expect(graph(1, 0, 0, 0).map((node) => '@type' in node && node['@type'])).toEqual([
      'WebSite',
      'Organization',
      'CollectionPage',
    ])
  })
})
