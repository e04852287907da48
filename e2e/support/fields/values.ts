/** A value in a response that is neither an object nor a list, with its path of keys and positions. */
export type Leaf = { path: readonly (string | number)[]; value: string | number | boolean }

/** The set values of a response; of a list only those of its first element. */
export function leavesOf(value: unknown, path: Leaf['path'] = []): Leaf[] {
  if (Array.isArray(value)) return leavesOf(value[0], [...path, 0])
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, field]) => leavesOf(field, [...path, key]))
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [{ path, value }]
  return []
}

/** The name of a field in the table: `[]` is an element of a list, `{language}` a key of a map by language. */
export function nameOf(path: Leaf['path']): string {
  return path
    .map((key) =>
      typeof key === 'number' ? '[]' : /^(en|fr|es|cs|sk)$/.test(key) ? '.{language}' : `.${key}`,
    )
    .join('')
    .replace(/^\./, '')
}

/** A copy of a response with another value at a path. */
export function withValue<T>(
  response: T,
  [key, ...rest]: Leaf['path'],
  change: (value: Leaf['value'], name: string) => Leaf['value'],
  name = '',
): T {
  if (key === undefined) return change(response as Leaf['value'], name) as T
  const copy: T = structuredClone(response)
  const fields = copy as Record<string | number, unknown>
  fields[key] = withValue(fields[key], rest, change, typeof key === 'string' ? key : name)
  return copy
}

/** Another value of fields whose values are a set. */
const tokens: Readonly<Record<string, string>> = {
  status: 'archived',
  language: 'fr',
  default_language: 'en',
  experience_level: '5_TO_7_YEARS',
  education_level: 'BAC_3',
  contract_type: 'FULL_TIME',
  remote: 'fulltime',
  period: 'yearly',
  currency: 'EUR',
  country_code: 'DE',
  image_focus: '30% 50%',
  kind: 'multi',
  mode: 'optional',
  source: 'vimeo',
  external_reference: 'bqz-KE-bpKQ',
  duration: 'PT4M20S',
  dimension: '2d',
  definition: 'hd',
  caption: 'false',
  projection: 'rectangular',
  liveBroadcastContent: 'none',
  defaultAudioLanguage: 'de',
  sectors: 'health',
}

/** Another valid value of the field `name`. */
export function otherValue(value: Leaf['value'], name: string): Leaf['value'] {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  const token = tokens[name]
  if (token !== undefined) return token
  if (/^\d{4}-\d{2}-\d{2}T/.test(value))
    return value.replace(/-\d\dT/, (day) => (day === '-01T' ? '-02T' : '-01T'))
  if (/^\D*\d\d \p{L}+ \d{4}/u.test(value)) return value.replace(/\d\d/, '17')
  if (value.startsWith('https://youtu.be/')) return `https://youtu.be/${tokens.external_reference}`
  if (/^\d+$/.test(value)) return String(Number(value) + 1)
  if (/^https:\/\/[^/]+$/.test(value)) return `${value}/other`
  if (/\.\w{3,4}$/.test(value)) return value.replace(/\.(\w+)$/, '-other.$1')
  return value.endsWith('</p>') ? value.replace(/<\/p>$/, ' other</p>') : `${value}other`
}
