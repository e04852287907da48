import { LineCounter, parseDocument } from 'yaml'
import type { Problem } from '#import/problem'

/**
 * The line of a problem in its file, counted from 1: that of the value it names, or of the closest value around it. Null where
 * the problem is that of the whole file.
 */
export function lineOf({ path, message }: Problem, text: string): number | null {
  const isMarkdown = /^---\r?\n/.test(text)
  const yaml = isMarkdown ? (text.slice(4).split(/^---[ \t]*\r?$/m)[0] ?? '') : text
  const linesBefore = isMarkdown ? 1 : 0
  const [, line] = / at line (\d+)/.exec(message) ?? []
  if (line !== undefined) return Number(line) + linesBefore
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, stringKeys: true })
  for (let keys = toKeys(path); keys.length > 0; keys = keys.slice(0, -1)) {
    const node = document.getIn(keys, true)
    if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range))
      continue
    return lineCounter.linePos(node.range[0]).line + linesBefore
  }
  return null
}

/** The keys of a path that `formatPath` has written, such as `[3].offices[0].city`. */
function toKeys(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? key : Number(index),
  )
}
