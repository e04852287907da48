type JsonLimits = {
  /** Of arrays and objects in each other. */
  depth: number
  values: number
}

/**
 * Of a response of the API: more values than the records of 50 MB have, and more levels than any record. Millions of either would
 * block the process for seconds, and code that reads a record level by level fails at some thousand levels.
 */
export const responseLimits: JsonLimits = { values: 2_000_000, depth: 100 }

/** What a body over the limits is, for messages. */
export const overJsonLimits = `more than ${responseLimits.values} values or ${responseLimits.depth} levels`

/**
 * Whether JSON is deeper than the limit, or has more values: each needs memory and time, however few bytes it has. An empty
 * array or object counts twice.
 */
export function exceedsJsonLimits(parts: Iterable<Uint8Array>, limits: JsonLimits): boolean {
  let depth = 0
  let values = 0
  let isText = false
  let isEscaped = false
  for (const part of parts) {
    for (let at = 0; at < part.length; at += 1) {
      const byte = part[at]
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (byte === backslash) isEscaped = true
        else if (byte === quote) isText = false
      } else if (byte === quote) isText = true
      else if (byte === comma) values += 1
      else if (byte === openArray || byte === openObject) {
        values += 1
        depth += 1
        if (depth > limits.depth) return true
      } else if (byte === closeArray || byte === closeObject) depth -= 1
    }
    if (values > limits.values) return true
  }
  return false
}

const [quote, comma, backslash] = [34, 44, 92]
const [openArray, closeArray, openObject, closeObject] = [91, 93, 123, 125]
