import type { Element } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { makeArticle, makeJob, makeOrganization, makeVideo } from '@/lib/model/testing/records'
import { articleGraph } from '@/lib/seo/json-ld/article'
import { type Node, serializeGraph } from '@/lib/seo/json-ld/graph'
import { jobGraph } from '@/lib/seo/json-ld/job'
import { toJobPosting } from '@/lib/seo/json-ld/job-posting'
import { listGraph } from '@/lib/seo/json-ld/list'
import { organizationGraph } from '@/lib/seo/json-ld/organization'
import { JsonLd } from './json-ld'

const hostile = '</script><script>alert(1)</script><!-- & "\u2028\u2029\\ ]]>'

/** Fields whose values decide which nodes exist, or that need a certain format. */
const unchanged = new Set([
  'language',
  'defaultLanguage',
  'status',
  'countryCode',
  'provider',
  'slug',
  'startDay',
])

function poison<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (unchanged.has(key) ? value : value + hostile) as T
  if (value instanceof Date || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => poison(item, key)) as T
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poison(item, name)])) as T
}

const organization = poison(
  makeOrganization({ videos: [makeVideo()], subsidiaries: [{ reference: null, name: 'S', slug: null }] }),
)
const article = poison(makeArticle())
const job = poison(makeJob({ externalReference: 'HR-1' }))
const page = {
  locale: 'en',
  path: '/en/x',
  name: hostile,
  breadcrumbs: [{ name: hostile, href: '/en' }, { name: hostile }],
}

const graphs: [name: string, graph: Node[], occurrences: number][] = [
  ['article', articleGraph(article, [organization], page.breadcrumbs), 10],
  ['organization', organizationGraph(organization, 'en', [], page.breadcrumbs), 12],
  ['job', jobGraph(job, 'en', toJobPosting(job, new Date('2026-11-20')).posting, page.breadcrumbs), 12],
  ['list', listGraph(page, { items: [{ name: hostile, path: `/en/${hostile}` }] }), 4],
]

describe('the JSON-LD script element of a page', () => {
  it.each(graphs)('holds a hostile %s and ends at its own end tag', (_, graph, occurrences) => {
    const plain = JSON.parse(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }))
    expect(JSON.stringify(plain).split('alert(1)').length - 1).toBeGreaterThanOrEqual(occurrences)

    const html = renderToStaticMarkup(<JsonLd text={serializeGraph(graph)} />)
    expect(html).not.toMatch(/[\u2028\u2029]|<!--/)
    const { children } = unified().use(rehypeParse, { fragment: true }).parse(`${html}<p>after</p>`)
    expect(children.map((child) => (child as Element).tagName)).toEqual(['script', 'p'])
    const [text] = (children[0] as Element).children
    expect(JSON.parse(text?.type === 'text' ? text.value : '')).toEqual(plain)
  })

  it.each(graphs)('has unique ids for its nodes, and no reference to a missing node: %s', (_, graph) => {
    const { named, referred } = identitiesOf(graph)
    expect(new Set(named).size).toBe(named.length)
    expect(referred.filter((id) => !named.includes(id))).toEqual([])
  })
})

/** The ids of nodes with other properties, and the ids of objects with only an `@id`, which refer to such a node. */
function identitiesOf(value: unknown): { named: string[]; referred: string[] } {
  if (typeof value !== 'object' || value === null) return { named: [], referred: [] }
  const parts = Object.values(value).map(identitiesOf)
  const id = '@id' in value ? [String(value['@id'])] : []
  const isReference = Object.keys(value).length === 1
  return {
    named: [...(isReference ? [] : id), ...parts.flatMap(({ named }) => named)],
    referred: [...(isReference ? id : []), ...parts.flatMap(({ referred }) => referred)],
  }
}
