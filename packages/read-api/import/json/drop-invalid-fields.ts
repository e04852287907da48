import { formSchemas } from '#import/check-schema'
import type { Kind, Place } from '#import/content'
import { formatPath, type Problem } from '#import/problem'
import { formProblems, valueAt } from '#import/schema-problems'

type Key = string | number
export type Mended = { leftOut: Problem[]; problems: Problem[] }

/** Every round leaves a value out; a record with more bad ones is one that nobody wants mended. */
const maxRounds = 50

/**
 * Leaves out of a record, in place, what its form refuses and can do without: an address that is none, an office
 * without a country. What is wrong and cannot be left out is a problem. Paths are those of the answer.
 */
export function mend(kind: Kind, { file, at }: Place, data: unknown): Mended {
  const leftOut: Problem[] = []
  for (let round = 0; ; round += 1) {
    // The last first, so that the positions of others in the same list stay what they are in the file.
    const issue = formSchemas[kind].safeParse(data).error?.issues.at(-1)
    if (!issue) return { leftOut, problems: [] }
    const keys = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
    const path = formatPath([...at, ...wirePath(kind, keys)])
    const [problem] = formProblems(file, [], [issue], data)
    const message = (problem?.message ?? issue.message).replace(/ \(put it in quotes\)$/, '')
    const target = valueAt(data, keys) === undefined ? keys.slice(0, -1) : keys
    if (target.length === 0 || round === maxRounds) {
      const earlier = leftOut.find((problem) => problem.path === path)
      return { leftOut: [], problems: [earlier ?? { file, path, message }] }
    }
    leaveOut(data, target)
    if (!leftOut.some((problem) => problem.path === path)) leftOut.push({ file, path, message })
  }
}

function leaveOut(data: unknown, path: readonly Key[]): void {
  const parent = valueAt(data, path.slice(0, -1))
  const last = path.at(-1)
  if (Array.isArray(parent) && typeof last === 'number') parent.splice(last, 1)
  else if (typeof parent === 'object' && parent !== null && last !== undefined)
    Reflect.deleteProperty(parent, last)
}

/** How the API calls what forms call otherwise. */
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

function wirePath(kind: Kind, [first, ...rest]: readonly Key[]): Key[] {
  if (first === undefined) return []
  return [wireNames[kind]?.[first] ?? first, ...rest]
}
