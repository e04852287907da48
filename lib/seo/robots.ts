import type { Env } from '@/lib/env'
import { routes } from '@/lib/routes'

/** User agents of crawlers that collect texts for language models. Crawlers of search engines are not among them. */
const aiCrawlers = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGPT-User',
  'Claude-User',
  'ClaudeBot',
  'cohere-ai',
  'Diffbot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
  'PerplexityBot',
] as const

/**
 * The text of robots.txt. It disallows API routes only: crawlers must be able to load the scripts and pictures of pages,
 * and pages that have `noindex`. The URLs of feeds and Markdown alternates are not under /api/, although a rewrite maps
 * the latter to an API route.
 */
export function robotsText(env: Pick<Env, 'SITE_URL' | 'SEARCH_ENGINES' | 'AI_CRAWLERS'>): string {
  if (env.SEARCH_ENGINES === 'deny') return group(['*'], ['Disallow: /'])
  const rules = ['Allow: /', 'Disallow: /api/']
  return [
    group(['*'], rules),
    group(aiCrawlers, env.AI_CRAWLERS === 'deny' ? ['Disallow: /'] : rules),
    `Sitemap: ${env.SITE_URL}${routes.sitemapIndex()}\n`,
  ].join('\n')
}

function group(agents: readonly string[], rules: readonly string[]): string {
  return [...agents.map((agent) => `User-agent: ${agent}`), ...rules, ''].join('\n')
}
