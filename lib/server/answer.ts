import type { Context } from 'hono'
import type { z } from 'zod'

/** The one way out for a success: what does not meet the contract is our error and not an answer. */
export function answer<Schema extends z.ZodType>(c: Context, schema: Schema, body: z.input<Schema>) {
  return c.json(schema.parse(body), 200)
}
