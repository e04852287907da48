import type { Graph, Thing } from 'schema-dts'
import { currentEmployer } from '@/lib/employer'
import { env } from '@/lib/env'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { site } from '@/lib/settings/site'

/** One node of a page's JSON-LD graph. */
export type Node = Exclude<Thing, string>

/**
 * The text of a page's JSON-LD script element. Characters that could end the element, and line separators, are escaped
 * inside the JSON strings: a JSON parser reads the same values.
 */
export function serializeGraph(nodes: readonly Node[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The `@id` of each node, from its reference: a record has the same `@id` on every page. */
export const ids = {
  website: () => `${env.SITE_URL}/#website`,
  /** That of site.yaml, else the employer that the site is about. */
  publisher: () => {
    const employer = site.publisher ? null : currentEmployer()
    return employer ? ids.organization(employer.reference) : `${env.SITE_URL}/#publisher`
  },
  organization: (reference: string): string =>
    `${env.SITE_URL}/#organization/${encodeURIComponent(reference)}`,
  job: (reference: string) => `${env.SITE_URL}/#job/${encodeURIComponent(reference)}`,
  article: (reference: string) => `${env.SITE_URL}/#article/${encodeURIComponent(reference)}`,
  video: (reference: string) => `${env.SITE_URL}/#video/${encodeURIComponent(reference)}`,
  /** Nodes of a page, by its canonical path. */
  webPage: (path: string) => `${absoluteUrl(path)}#webpage`,
  breadcrumbs: (path: string) => `${absoluteUrl(path)}#breadcrumb`,
  list: (path: string) => `${absoluteUrl(path)}#list`,
}
