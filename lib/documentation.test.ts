import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import GithubSlugger from 'github-slugger'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'

const markdownIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const packages = readdirSync('packages').map((name) => `packages/${name}`)
/** A site replaces the folder `content`, and with it the page that describes it. */
const contentPages = existsSync('content') ? markdownIn('content') : []
const pages = [...['.', 'docs', 'bench', ...packages].flatMap(markdownIn), ...contentPages]
const index = 'docs/README.md'

/** The targets of the links of a page, and the anchors of its headings as GitHub makes them. */
function parse(markdown: string): { links: string[]; anchors: string[] } {
  const slugger = new GithubSlugger()
  const links: string[] = []
  const anchors: string[] = []
  visit(unified().use(remarkParse).parse(markdown), (node) => {
    if (node.type === 'heading') {
      let text = ''
      visit(node, (part) => {
        if ('value' in part) text += part.value
      })
      anchors.push(slugger.slug(text))
    }
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') links.push(node.url)
  })
  return { links, anchors }
}

const parsed = new Map(pages.map((page) => [page, parse(readFileSync(page, 'utf8'))]))

/** The links on a page to a file, or to an anchor of a page, that does not exist. */
function brokenLinks(page: string, links: readonly string[]): string[] {
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [path, anchor] = link.split('#')
    const target = path ? join(dirname(page), path) : page
    if (target.startsWith('content/') && contentPages.length === 0) return false
    return anchor === undefined ? !existsSync(target) : !parsed.get(target)?.anchors.includes(anchor)
  })
}

it.each([...parsed])('every link of %s leads to a file and an anchor that exist', (page, { links }) => {
  expect(brokenLinks(page, links)).toEqual([])
})

it('finds links to files and anchors that do not exist', () => {
  const { links } = parse(
    '| [a](settings.md#site) | [b](none.md) |\n\n[c](settings.md#none) [d]\n\n[d]: #none\n',
  )
  expect(brokenLinks('docs/caching.md', links)).toEqual(['none.md', 'settings.md#none', '#none'])
})

it(`${index} links to every page`, () => {
  const links = parsed.get(index)?.links ?? []
  const linked = new Set(links.map((link) => join('docs', link.replace(/#.*/, ''))))
  expect(pages.filter((page) => page !== index && !linked.has(page))).toEqual([])
})

it.each(markdownIn('docs'))('%s begins with whom it is for', (page) => {
  expect(readFileSync(page, 'utf8')).toMatch(/^# .+\n\nFor [a-z]/)
})
