import { contentSchemas } from '#import/check-schema'
import type { Kind, Place } from '#import/content'
import { formatPath, type Problem } from '#import/problem'
import { keysOf, schemaProblems, valueAt } from '#import/schema-problems'
import type { JsonObject } from './value'

type Key = string | number

/** `data` is null if the record has problems that cannot be repaired. */
type RepairedRecord =
  | { data: unknown; dropped: Problem[]; problems: [] }
  | { data: null; dropped: []; problems: [Problem] }

/** Each round drops one value. A record with more invalid values is refused. */
const maxRounds = 50

/**
 * A copy of the record without the values that its content schema refuses and does not require, such as an invalid
 * URL, or an office without a country. The paths of problems are those of the API response.
 */
export function dropInvalidFields(kind: Kind, { file, at }: Place, record: JsonObject): RepairedRecord {
  const data = structuredClone(record)
  const dropped: Problem[] = []
  for (let round = 0; ; round += 1) {
    // The last issue first, so that the other positions in the same array stay those of the file.
    const issue = contentSchemas[kind].safeParse(data).error?.issues.at(-1)
    if (!issue) return { data, dropped, problems: [] }
    const keys = keysOf(issue)
    const path = formatPath([...at, ...wirePath(kind, keys)])
    const [problem] = schemaProblems(file, [], [issue], data)
    const message = (problem?.message ?? issue.message).replace(/ \(put it in quotes\)$/, '')
    const invalid = valueAt(data, keys) === undefined ? keys.slice(0, -1) : keys
    // A salary with one of its two amounts would be another salary.
    const target = kind === 'jobs' && keys[0] === 'salary' ? ['salary'] : invalid
    if (target.length === 0 || round === maxRounds) {
      const earlier = dropped.find((problem) => problem.path === path)
      return { data: null, dropped: [], problems: [earlier ?? { file, path, message }] }
    }
    remove(data, target)
    if (!dropped.some((problem) => problem.path === path)) dropped.push({ file, path, message })
  }
}

function remove(data: unknown, path: readonly Key[]): void {
  const parent = valueAt(data, path.slice(0, -1))
  const last = path.at(-1)
  if (Array.isArray(parent) && typeof last === 'number') parent.splice(last, 1)
  else if (typeof parent === 'object' && parent !== null && last !== undefined)
    Reflect.deleteProperty(parent, last)
}

/** The names in the API of the fields that have another name in the content schemas. */
const wireNames: Partial<Record<Kind, Readonly<Record<string, string>>>> = {
  organizations: {
    logo: 'logo_url',
    covers: 'i18n_covers',
    descriptions: 'i18n_descriptions',
    looking_fors: 'i18n_looking_fors',
    good_to_knows: 'i18n_good_to_knows',
  },
  jobs: {
    organization: 'organization_reference',
    department: 'department_id',
    offices: 'office_id',
    sites: 'cms_sites_references',
  },
  articles: {
    image: 'image_url',
    social_image: 'social_image_url',
    collections: 'cms_collections',
    authors: 'cms_authors',
    video: 'cms_video',
  },
}

/** The same for fields at any depth: the sizes of an image are in the image. */
const nestedNames: Readonly<Record<string, string>> = { image_sizes: 'image', sizes: 'file' }

function wirePath(kind: Kind, [first, ...rest]: readonly Key[]): Key[] {
  if (first === undefined) return []
  return [wireNames[kind]?.[first] ?? first, ...rest.map((key) => nestedNames[key] ?? key)]
}
