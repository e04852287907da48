import { basePath } from '@/lib/base-path'
import type { Env } from '@/lib/env'
import { paths } from '@/lib/routes'
import type { SiteSettings } from '@/lib/settings/site-yaml/site-schema'

type Crawlers = SiteSettings['crawlers']

/**
 * User agents of companies with language models, by what they collect texts for: to train a model, to find pages that a chat cites, or
 * because a user asks about a page now. Crawlers of search engines without a language model are not among them.
 * https://platform.openai.com/docs/bots, https://support.claude.com/en/articles/8896518, https://docs.perplexity.ai/guides/bots
 */
const agents: Readonly<Record<keyof Crawlers, readonly string[]>> = {
  training: [
    ...['AI2Bot', 'Amazonbot', 'anthropic-ai', 'Applebot-Extended', 'Bytespider', 'CCBot', 'ClaudeBot'],
    ...[
      'cohere-ai',
      'cohere-training-data-crawler',
      'Diffbot',
      'Google-Extended',
      'GPTBot',
      'meta-externalagent',
    ],
  ],
  search: ['Amzn-SearchBot', 'Claude-SearchBot', 'meta-webindexer', 'OAI-SearchBot', 'PerplexityBot'],
  fetch: [
    ...['Amzn-User', 'ChatGPT-User', 'Claude-User', 'DuckAssistBot', 'meta-externalfetcher'],
    ...['MistralAI-User', 'Perplexity-User'],
  ],
}

/**
 * The text of robots.txt. It disallows API routes only: crawlers must be able to load the scripts and pictures of pages,
 * and pages that have `noindex`. The URLs of feeds and Markdown alternates are not under /api/, although a rewrite maps
 * the latter to an API route.
 */
export function robotsText(env: Pick<Env, 'SITE_URL' | 'SEARCH_ENGINES'>, crawlers: Crawlers): string {
  if (env.SEARCH_ENGINES === 'deny') return group(['*'], [`Disallow: ${basePath}/`])
  const rules = [`Allow: ${basePath}/`, `Disallow: ${basePath}/api/`]
  const denied = (['training', 'search', 'fetch'] as const).filter((purpose) => crawlers[purpose] === 'deny')
  return [
    group(['*'], [toContentSignal(crawlers), ...rules]),
    ...denied.map((purpose) => group(agents[purpose], [`Disallow: ${basePath}/`])),
    `Sitemap: ${env.SITE_URL}${paths.sitemapIndex()}\n`,
  ].join('\n')
}

/** What may be done with the texts after they are read, for crawlers that no name is known of. https://contentsignals.org */
function toContentSignal({ training, search, fetch }: Crawlers): string {
  const signals = {
    search: 'allow',
    'ai-input': search === 'allow' && fetch === 'allow' ? 'allow' : 'deny',
    'ai-train': training,
  }
  const values = Object.entries(signals).map(([name, value]) => `${name}=${value === 'allow' ? 'yes' : 'no'}`)
  return `Content-Signal: ${values.join(', ')}`
}

function group(names: readonly string[], rules: readonly string[]): string {
  return [...names.map((name) => `User-agent: ${name}`), ...rules, ''].join('\n')
}
