import type { Env } from '@/lib/env'
import { routes } from '@/lib/routes'

/** Crawlers that gather texts for language models, by the names their makers give; those of search engines are not among them. */
export const aiCrawlers = [
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
 * The text of robots.txt. Only the doors are closed: what pages load, their pictures and pages that say `noindex` must
 * stay readable. Feeds and twins are asked for at addresses of their own, also where a rewrite serves them.
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
