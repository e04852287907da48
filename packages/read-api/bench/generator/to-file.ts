import { stringify } from 'yaml'
import type { Kind, RawRecord } from '#import/content'

/** A file of a content folder. The texts with `isList` and the same path are appended to one file. */
type ContentFile = { path: string; text: string; isList: boolean }

/** A record in the format of content/README.md; the text does not repeat the keys that come from the path. */
export function toFile({ kind, data }: RawRecord): ContentFile {
  const fields: Record<string, unknown> = { ...(typeof data === 'object' ? data : {}) }
  const take = (key: string) => {
    const value = fields[key]
    delete fields[key]
    return `${value}`
  }
  switch (kind) {
    case 'organizations':
      return { path: `organizations/${fields.slug}.yaml`, text: stringify(fields), isList: false }
    case 'jobs': {
      const path = `jobs/${take('organization')}/${take('slug')}.yaml`
      return { path, text: stringify(fields), isList: false }
    }
    case 'articles': {
      const [language, content] = [take('language'), take('content')]
      const text = `---\n${stringify(fields)}---\n${content}\n`
      return { path: `articles/${language}/${fields.reference}.md`, text, isList: false }
    }
    default:
      kind satisfies Exclude<Kind, 'organizations' | 'jobs' | 'articles'>
      return { path: `${kind}.yaml`, text: stringify([fields]), isList: true }
  }
}
