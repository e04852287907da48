import { stringify } from 'yaml'
import type { Kind, RawRecord } from '#import/content'

/** A file of a content folder: its path inside, its text, and whether the text goes to the end of one that is there. */
export type ContentFile = { path: string; text: string; isList: boolean }

/** A record in the form of content/README.md; what the path says is not said again inside. */
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
