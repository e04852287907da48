import { videoContentDetails, videoDetails, videoSnippet, videoTexts } from '@vitrine/api-contract/video'
import { z } from 'zod'

/** Real metadata has about 10,000 characters and five levels. */
const maxCharacters = 50_000
const maxDepth = 10

type Key = string | number

/**
 * The first reason not to store a value as JSON, with its path. Stops at the limits, so that a value that is deep or
 * that YAML aliases multiply takes little time.
 */
function findUnstorable(value: unknown): { path: Key[]; message: string } | null {
  let characters = 0
  const open: { value: unknown; path: Key[] }[] = [{ value, path: [] }]
  for (let item = open.pop(); item; item = open.pop()) {
    const { value, path } = item
    if (typeof value === 'object' && value !== null) {
      if (path.length >= maxDepth) return { path: [], message: `is nested more than ${maxDepth} levels deep` }
      for (const [key, child] of Object.entries(value)) {
        characters += key.length + 4
        if (characters > maxCharacters) break
        open.push({ value: child, path: [...path, Array.isArray(value) ? Number(key) : key] })
      }
    } else {
      if (typeof value === 'string' && value.includes('\0'))
        return { path, message: 'expected text without NUL' }
      if (typeof value === 'number' && !Number.isFinite(value))
        return { path, message: 'expected a finite number' }
      characters += String(value).length
    }
    if (characters > maxCharacters) {
      return { path: [], message: `is larger than ${maxCharacters} characters of JSON` }
    }
  }
  return null
}

type Lenient<Shape extends z.core.$ZodLooseShape> = z.ZodType<
  { [Key in keyof Shape]?: z.output<Shape[Key]> | null } & Record<string, unknown>
>

/** The object with every field optional, and with further fields: platforms leave out fields and add others. */
function lenient<Shape extends z.core.$ZodLooseShape>(shape: Shape): Lenient<Shape> {
  const fields = Object.entries(shape).map(([key, schema]) => [key, z.nullish(schema)])
  // TypeScript cannot derive the output type of a shape that is built key by key.
  return z.looseObject(Object.fromEntries(fields)) as unknown as Lenient<Shape>
}

/** `details` of a video, in the names of the API. The types of the fields that the API describes are checked. */
export const videoDetailsContent = z
  .unknown()
  .superRefine((value, context) => {
    const found = findUnstorable(value)
    if (found) context.addIssue({ code: 'custom', ...found })
  })
  .pipe(
    lenient({
      ...videoDetails.shape,
      snippet: lenient({ ...videoSnippet.shape, localized: lenient(videoTexts.shape) }),
      contentDetails: lenient(videoContentDetails.shape),
    }),
  )
