import { z } from 'zod'

const problem = z.object({
  file: z.string(),
  line: z.number().nullable(),
  path: z.string(),
  message: z.string(),
  advice: z.string(),
})

/** What packages/read-api/commands/content-watch.ts sends after each import. */
export const importReport = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('imported'),
    summary: z.array(z.string()),
    warnings: z.array(z.string()),
    isChanged: z.boolean(),
    durationMs: z.number(),
  }),
  z.object({ kind: z.literal('refused'), problems: z.array(problem), total: z.number() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
])

export type ImportReport = z.infer<typeof importReport>
