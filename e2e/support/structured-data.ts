import { readFileSync } from 'node:fs'
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'

export type Json = { [key: string]: unknown }

export type Graph = {
  /** The source text of each JSON-LD script in the HTML, before it is parsed as JSON. */
  scripts: string[]
  /** The nodes of the first script. Empty if the first script is not a schema.org document with `@graph`. */
  nodes: Json[]
}

export function readGraph(html: string): Graph {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  )
  const [first] = scripts
  const document: Json = first === undefined ? {} : JSON.parse(first)
  const isGraph = document['@context'] === 'https://schema.org' && Array.isArray(document['@graph'])
  return { scripts, nodes: isGraph ? (document['@graph'] as Json[]) : [] }
}

export function ofType(nodes: readonly Json[], ...types: string[]): Json[] {
  return nodes.filter((node) => types.includes(String(node['@type'])))
}

/** The value itself and all objects in it. */
export function objectsIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [value as Json, ...inner]
}

/** The visible text of HTML with decoded entities. All white space is removed, because it depends on the layout. */
export function visibleText(html: string): string {
  const text = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|nbsp|apos));/gi,
      (_, hex, decimal, name = '') =>
        entities[name.toLowerCase()] ?? String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
    )
  return text.replace(/\s+/gu, '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" }

/**
 * The problems that Adobe's validator finds: violations of Google's documentation, and types and properties that
 * schema.org does not define. Warnings are omitted. The validator ignores `jobLocation` if it is an array, so a job
 * with several locations is passed to the validator once for each location.
 */
export async function findProblems(html: string): Promise<string[]> {
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html)
  const { JobPosting: postings = [], ...others } = extracted.jsonld
  const postingsByLocation = postings.flatMap((posting) =>
    Array.isArray(posting.jobLocation)
      ? posting.jobLocation.map((jobLocation) => ({ ...posting, jobLocation }))
      : [posting],
  )
  const jsonld = postingsByLocation.length > 0 ? { ...others, JobPosting: postingsByLocation } : others
  const issues = await new Validator(schemaOrg).validate({ ...extracted, jsonld })
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}

/**
 * The types and properties that schema.org defines, in the format of the JSON-LD file that schema.org publishes. No npm
 * package contains this file, so the definitions are read from the TypeScript types of schema-dts.
 */
const schemaOrg = readSchemaOrg()

function readSchemaOrg() {
  const text = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')
  const properties = new Map<string, string[]>()
  const classes = [...text.matchAll(/^(?:export )?interface (\w+) extends ([^{]+)\{$(.*?)^\}$/gms)].map(
    ([, name = '', parents = '', body = '']) => {
      const type = /^ {4}"@type": "([^"]+)";$/m.exec(body)?.[1] ?? name
      for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?: SchemaValue</gm))
        properties.set(property, [...(properties.get(property) ?? []), type])
      return { type, parents: parents.split(',').map((parent) => parent.trim()) }
    },
  )
  const toReference = (name: string) => ({ '@id': `schema:${name}` })
  return {
    '@graph': [
      ...classes.map(({ type, parents }) => ({
        ...toReference(type),
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': parents.map(toReference),
      })),
      ...[...properties].map(([property, types]) => ({
        ...toReference(property),
        '@type': 'rdf:Property',
        'schema:domainIncludes': types.map(toReference),
      })),
    ],
  }
}
