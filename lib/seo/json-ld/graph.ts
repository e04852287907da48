import type { Graph, Thing } from 'schema-dts'
import { env } from '@/lib/env'

/** One node of a page's graph. */
export type Node = Exclude<Thing, string>

/**
 * The text of a page's one JSON-LD script. What could end the script element, or a line of it, is escaped within the
 * strings, so that any parser of JSON reads the same values back.
 */
export function serializeGraph(nodes: readonly Node[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The absolute form of a path of this site; an address elsewhere stays as it is. */
export function absolute(address: string): string {
  return new URL(address, env.SITE_URL).href
}

/** Identities of things: by reference, so that one thing on several pages is one node. */
export const ids = {
  website: () => `${env.SITE_URL}/#website`,
  publisher: () => `${env.SITE_URL}/#publisher`,
  organization: (reference: string) => `${env.SITE_URL}/#organization/${encodeURIComponent(reference)}`,
  job: (reference: string) => `${env.SITE_URL}/#job/${encodeURIComponent(reference)}`,
  article: (reference: string) => `${env.SITE_URL}/#article/${encodeURIComponent(reference)}`,
  video: (reference: string) => `${env.SITE_URL}/#video/${encodeURIComponent(reference)}`,
  /** Of a page by its canonical path. */
  webPage: (path: string) => `${absolute(path)}#webpage`,
  breadcrumb: (path: string) => `${absolute(path)}#breadcrumb`,
  list: (path: string) => `${absolute(path)}#list`,
}
