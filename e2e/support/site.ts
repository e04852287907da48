import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { toSlug } from '@/lib/model/text'
import { routes } from '@/lib/routes'

/** The address of the site under test. */
export const baseUrl = process.env.BASE_URL ?? ''

/** Internal words that no public answer may hold. */
export const internalWords = ['candidates_count', '"stages"', '\\"stages\\"'] as const

/** An article of the demo content by language and file name, as its front matter has it. */
export function demoArticle(language: string, file: string) {
  const text = readFileSync(`content/articles/${language}/${file}.md`, 'utf8')
  const { name, reference, published_at } = parse(text.split(/^---\r?$/m)[1] ?? '')
  const article = { reference: String(reference), slug: toSlug(name), publishedAt: new Date(published_at) }
  return { ...article, name: String(name), path: routes.article(language, article) }
}

/** Agents that must all be served alike: a browser, nobody, and a crawler Next would by itself treat apart. */
export const agents = {
  browser:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  none: '',
  bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const

export function get(path: string, userAgent: string = agents.browser): Promise<Response> {
  return fetch(baseUrl + path, { redirect: 'manual', headers: { 'user-agent': userAgent } })
}
