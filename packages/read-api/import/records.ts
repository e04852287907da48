import type { Kind, RawRecord } from './content'
import { readingOrder } from './record-registry'
import { parseYaml, splitFrontMatter } from './yaml'

const listFiles = ['sites', 'categories', 'collections', 'authors'] as const

/** The kind of the records in a file, by its path. The file name can still be an unknown one. */
export function kindOf(path: string): Kind | undefined {
  return readingOrder.find((kind) => path === `${kind}.yaml` || path.startsWith(`${kind}/`))
}

/** The records of one file. Throws an `Error` with a message for the author if the file is not one of the folder. */
export function recordsOf(path: string, text: string): Omit<RawRecord, 'file'>[] {
  for (const kind of listFiles) {
    if (path === `${kind}.yaml`)
      return list(parseYaml(text)).map((data, index) => ({ kind, at: [index], data }))
  }
  const [, folder, first, second, extension] = /^(\w+)\/(?:([^/]+)\/)?([^/]+)\.(yaml|md)$/.exec(path) ?? []
  if (folder === 'organizations' && first === undefined && extension === 'yaml') {
    return [{ kind: 'organizations', at: [], data: organization(text, second) }]
  }
  if (folder === 'jobs' && first !== undefined && extension === 'yaml') {
    const fromPath = { organization: first, slug: second }
    return [{ kind: 'jobs', at: [], data: withPath(parseYaml(text), fromPath) }]
  }
  if (folder === 'articles' && first !== undefined && extension === 'md') {
    const { frontMatter, content } = splitFrontMatter(text)
    return [
      { kind: 'articles', at: [], data: withPath(parseYaml(frontMatter), { language: first, content }) },
    ]
  }
  throw new Error('is not a file of a content folder; content/README.md lists the files')
}

function list(data: unknown): unknown[] {
  if (data === null) return []
  if (!Array.isArray(data)) throw new Error('expected a list of records')
  return data
}

function organization(text: string, slug: string | undefined): unknown {
  const data = map(parseYaml(text))
  if (data.slug !== undefined && data.slug !== slug)
    throw new Error(`slug: expected ${slug}, the name of the file`)
  return { slug, ...data }
}

/** Adds the keys that come from the path. The file must not have them, because they could contradict the path. */
function withPath(data: unknown, fromPath: Record<string, string | undefined>): unknown {
  const record = map(data)
  const repeated = Object.keys(fromPath).find((key) => Object.hasOwn(record, key))
  if (repeated !== undefined)
    throw new Error(`${repeated}: unknown key, the value comes from the path of the file`)
  return { ...fromPath, ...record }
}

function map(data: unknown): Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Error('expected a map of keys')
  return { ...data }
}
