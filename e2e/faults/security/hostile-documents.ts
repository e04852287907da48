import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { noSelection } from '@/lib/article-selection'
import { parseHtml } from '@/lib/content/html-parser'
import { articleFeedFormats, jobFeedFormats, keysOf, routes } from '@/lib/routes'
import type { Records } from './hostile-upstream'
import { headerValue, mapConcurrently, sendUntilReady } from './http'

const activeElements =
  /^(script|iframe|object|embed|svg|math|style|link|meta|base|form|button|textarea|template|noscript)$/

const xml = new XMLParser({ ignoreAttributes: false, processEntities: true, cdataPropName: 'cdata' })

const maxMarkdown = 60

/** Reads the documents of hostile records as their readers do, and the Markdown of some of their pages. */
export async function findDocumentProblems(
  origin: string,
  records: Records,
  pages: readonly string[],
): Promise<{ problems: string[]; count: number }> {
  const problems: string[] = []
  const company = records.companies[0]?.slug ?? ''
  const feeds = ['en', 'fr'].flatMap((locale) => [
    ...keysOf(articleFeedFormats).flatMap((format) => [
      routes.articlesFeed(format, locale),
      routes.companyArticlesFeed(format, locale, company),
    ]),
    ...keysOf(jobFeedFormats).flatMap((format) => [
      routes.jobsFeed(format, locale),
      routes.companyJobsFeed(format, locale, company),
    ]),
  ])
  const sitemaps = ['en', 'fr'].flatMap((locale) =>
    (['pages', 'companies', 'jobs', 'categories'] as const).map((kind) =>
      routes.sitemap(locale, { kind, part: 1 }),
    ),
  )
  const step = Math.ceil(pages.length / maxMarkdown)
  const markdown = pages.filter((_, index) => index % step === 0).map(routes.markdown)
  const texts = [routes.llms('en'), routes.llms('fr'), routes.foundArticles('en', noSelection, 2)]
  const paths = [...feeds, ...sitemaps, ...markdown, ...texts]
  await mapConcurrently(paths, 4, async (path) => {
    const response = await sendUntilReady(origin, path).catch(() => null)
    if (response?.status !== 200) return problems.push(`${path}: status ${response?.status}`)
    const type = headerValue(response, 'content-type') ?? ''
    const body = response.body.toString()
    for (const problem of findProblems(type, body)) problems.push(`${path}: ${problem}`)
  })
  return { problems, count: paths.length }
}

function findProblems(type: string, body: string): string[] {
  if (/[/+]xml/.test(type)) {
    const validity = XMLValidator.validate(body)
    if (validity !== true) return [`not well-formed: ${validity.err.msg}`]
    // Elements of XHTML run in a browser that shows the document.
    if (
      /<(?:\w+:)?script\b|xmlns(?::\w+)?="http:\/\/www\.w3\.org\/1999\/xhtml"[^>]*><(?!\/?(?:xhtml:)?link)/i.test(
        withoutCdata(body),
      )
    )
      return ['an element of XHTML']
    return htmlTextsOf(xml.parse(body)).flatMap(activePart)
  }
  if (type.includes('json')) return htmlTextsOf(JSON.parse(body)).flatMap(activePart)
  if (type.includes('markdown') || type.includes('text/plain')) {
    const [matter = '', front] = /^---\n([\s\S]*?)\n---\n/.exec(body) ?? []
    if (front !== undefined) parse(front)
    const text = withoutCode(body.slice(matter.length))
    const active = /(^|[^\\`])<(script|iframe|img|svg|object|embed|style|form)\b/i.exec(text)
    return active ? [`HTML: ${text.slice(active.index, active.index + 80)}`] : []
  }
  return [`the type ${type}`]
}

/** The parts of HTML that a reader without a sanitizer would run. */
function activePart(text: string): string[] {
  const found: string[] = []
  visit(parseHtml(text), 'element', ({ tagName, properties }) => {
    if (activeElements.test(tagName)) found.push(`active HTML: <${tagName}>`)
    for (const [name, value] of Object.entries(properties)) {
      const isScriptUrl =
        /^(href|src|action|formAction)$/.test(name) && /^\W*(javascript|vbscript|data):/i.test(String(value))
      if (/^on/i.test(name) || isScriptUrl) found.push(`active HTML: <${tagName} ${name}="${value}">`)
    }
  })
  return found
}

/**
 * The texts that readers show as HTML: those of items. All others, such as titles, summaries and the description of a
 * feed, are plain texts, in which `<` is a character.
 */
const htmlKeys = /^(content:encoded|content|content_html)$/

function htmlTextsOf(value: unknown, parent = '', isHtml = false): string[] {
  if (typeof value === 'string') return isHtml ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const isList = /^\d+$/.test(key)
    const startsHtml = htmlKeys.test(key) || (key === 'description' && parent === 'item')
    return htmlTextsOf(part, isList ? parent : key, startsHtml || (isHtml && /^(#text|cdata|\d+)$/.test(key)))
  })
}

function withoutCdata(text: string): string {
  return text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
}

function withoutCode(text: string): string {
  return text.replace(/^(`{3,}|~{3,}).*\n[\s\S]*?\n\1/gm, '').replace(/(`+)[^`][\s\S]*?\1/g, '')
}
