/** More than any response of the API has, and little enough for recursive functions. */
const maxDepth = 50

const token = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s"{}[\],]+/gs

/**
 * The value of a JSON text. Throws an `Error` with a message for the author if the text is no JSON, is nested too deeply,
 * or has a key twice in one object, of which `JSON.parse` would return the last without an error.
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
  /** The keys so far of each open object; `null` for an open array. */
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
      if (keys?.has(part)) return `the key ${part.slice(0, 80)} occurs twice in one object`
      keys?.add(part)
      expectsKey = false
    }
  }
  return null
}
