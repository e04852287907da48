import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from '#import/yaml'

/** For each key of a new file that names other records, one that the folder has; undefined where it has none. */
export type ContentExamples = Readonly<
  Partial<
    Record<'author' | 'category' | 'collection' | 'organization' | 'office' | 'department', string | number>
  >
>

/** `organization` is the slug of the organization of a new job; null for other records. */
export function findExamples(folder: string, organization: string | null): ContentExamples {
  const [, file] = /^(.+)\.yaml$/.exec(firstFile(join(folder, 'organizations'))) ?? []
  const own = organization === null ? null : readFile(join(folder, 'organizations', `${organization}.yaml`))
  return {
    author: firstOf(readFile(join(folder, 'authors.yaml')), 'key'),
    category: firstOf(readFile(join(folder, 'categories.yaml')), 'reference'),
    collection: firstOf(readFile(join(folder, 'collections.yaml')), 'reference'),
    organization: file,
    office: firstOf(fieldOf(own, 'offices'), 'id'),
    department: firstOf(fieldOf(own, 'departments'), 'id'),
  }
}

function firstFile(folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.sort().find((name) => name.endsWith('.yaml')) ?? ''
}

/** Null for a file that does not exist or is not YAML, which the import says. */
function readFile(path: string): unknown {
  try {
    return parseYaml(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

function firstOf(list: unknown, field: string): string | number | undefined {
  const value = Array.isArray(list) ? fieldOf(list[0], field) : undefined
  return typeof value === 'number' || (typeof value === 'string' && /^[\w-]+$/.test(value))
    ? value
    : undefined
}

function fieldOf(record: unknown, field: string): unknown {
  return new Map(Object.entries(record ?? {})).get(field)
}
