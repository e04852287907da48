import type { ServedPage } from './served-page'

/** Why search engines do not list a page. */
export type IndexingProblem =
  | { kind: 'test-site' }
  | { kind: 'robots'; directives: string }
  | { kind: 'other-canonical'; url: string }

export type Indexing = {
  problem: IndexingProblem | null
  /** The directives for robots that the page has; empty for none. */
  directives: readonly string[]
  canonical: string | null
}

/** What a page tells search engines. `isTestSite` is true for a copy that excludes all of them. */
export function toIndexing(page: ServedPage, url: string, isTestSite: boolean): Indexing {
  const { metas, canonical } = page
  const directives = metas
    .filter(({ name }) => name === 'robots' || name === 'googlebot')
    .flatMap(({ content }) => content.toLowerCase().split(','))
    .map((directive) => directive.trim())
    .filter(Boolean)
  const refusing = directives.filter((directive) => directive === 'noindex' || directive === 'none')
  const isOther = canonical !== null && canonical !== new URL(url).href
  const problem: IndexingProblem | null = isTestSite
    ? { kind: 'test-site' }
    : refusing.length > 0
      ? { kind: 'robots', directives: refusing.join(', ') }
      : isOther
        ? { kind: 'other-canonical', url: canonical }
        : null
  return { problem, directives: [...new Set(directives)], canonical }
}
