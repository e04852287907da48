import { parseDocument } from 'yaml'

// Limits the size of the parsed value: a small file with nested aliases could otherwise need gigabytes.
const maxAliases = 100

/** The value of a YAML text. Throws an `Error` with the line and a message for the author of the file. */
export function parseYaml(text: string): unknown {
  const document = parseDocument(text, { stringKeys: true })
  const fault = document.errors[0] ?? document.warnings[0]
  if (fault) throw new Error(fault.message.split('\n', 1)[0]?.replace(/:$/, ''))
  return document.toJS({ maxAliasCount: maxAliases })
}

/** Throws an `Error` if the Markdown file has no front matter. */
export function splitFrontMatter(text: string): { frontMatter: string; content: string } {
  const match = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(text)
  if (!match) throw new Error('expected front matter between two lines of ---')
  return { frontMatter: match[1] ?? '', content: match[2] ?? '' }
}
