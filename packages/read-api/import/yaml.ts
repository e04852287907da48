import { parseDocument } from 'yaml'

// Enough for a person's anchors, too few to grow a small file into gigabytes.
const maxAliases = 100

/** The value of a YAML text. Throws an `Error` for people, with the line. */
export function parseYaml(text: string): unknown {
  const document = parseDocument(text, { stringKeys: true })
  const fault = document.errors[0] ?? document.warnings[0]
  if (fault) throw new Error(fault.message.split('\n', 1)[0]?.replace(/:$/, ''))
  return document.toJS({ maxAliasCount: maxAliases })
}

/** The two halves of a Markdown file with front matter. */
export function splitFrontMatter(text: string): { frontMatter: string; content: string } {
  const match = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(text)
  if (!match) throw new Error('expected front matter between two lines of ---')
  return { frontMatter: match[1] ?? '', content: match[2] ?? '' }
}
