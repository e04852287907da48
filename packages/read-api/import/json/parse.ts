/** Deeper than any answer of the API; far from what a parser or a check can follow. */
const maxDepth = 50

const token = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s"{}[\],]+/gs

/**
 * The value of a JSON text. Throws an `Error` for people where it is none, where it is nested beyond reason, and
 * where a key stands twice in one object: `JSON.parse` would silently keep the last.
 */
export function parseJson(text: string): unknown {
  const fault = findFault(text)
  if (fault !== null) throw new Error(fault)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

function findFault(text: string): string | null {
  /** For each open object the keys it has had, for each open array `null`. */
  const open: (Set<string> | null)[] = []
  let expectsKey = false
  for (const [part] of text.matchAll(token)) {
    if (part === '{' || part === '[') {
      open.push(part === '{' ? new Set() : null)
      if (open.length > maxDepth) return `is nested more than ${maxDepth} levels deep`
      expectsKey = part === '{'
    } else if (part === '}' || part === ']') {
      open.pop()
      expectsKey = false
    } else if (part === ',') {
      expectsKey = open.at(-1) instanceof Set
    } else if (expectsKey && part.startsWith('"')) {
      const keys = open.at(-1)
      if (keys?.has(part)) return `the key ${part.slice(0, 80)} stands twice in one object`
      keys?.add(part)
      expectsKey = false
    }
  }
  return null
}
