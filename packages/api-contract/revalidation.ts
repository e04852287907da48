import { z } from 'zod'

/** Changes of one request. A sender with more sends several. */
export const maxRevalidationChanges = 1_000

const change = z.strictObject({
  type: z.enum(['article', 'organization', 'job']),
  reference: z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/, 'expected 1 to 100 printable characters without spaces'),
  action: z.enum(['update', 'delete']).default('update'),
})

/** The body of `POST /api/revalidate`. */
export const revalidationRequest = z.strictObject({
  changes: z.array(change).min(1).max(maxRevalidationChanges),
  dry_run: z.boolean().default(false),
})

/** A record that was added, changed or removed upstream. */
export type RevalidationChange = z.output<typeof change>

/**
 * A page or document that changed; `url` is absolute. The times are ISO 8601: when the record changed upstream, when the site
 * marked what it had stored as stale, when it made the new page or document, and when a request received it. Null for what is
 * not known or did not happen. `status` is that of the response, null without one.
 */
export type RevalidatedUrl = {
  url: string
  changed_at: string | null
  invalidated_at: string | null
  regenerated_at: string | null
  seen_at: string | null
  status: number | null
}

/** What became of a record: it has a page now, it has none, or it is scheduled for later. */
export type RevalidatedRecord = Pick<RevalidationChange, 'type' | 'reference'> & {
  state: 'live' | 'absent' | 'scheduled'
}

/**
 * The response of `POST /api/revalidate`. `omitted_urls` counts the affected URLs that are not listed, because they contain what
 * visitors have searched. `pending_urls` are listed without `seen_at`, because they are still being requested.
 */
export type RevalidationResult = {
  tags: string[]
  urls: RevalidatedUrl[]
  records: RevalidatedRecord[]
  omitted_urls: number
  pending_urls: number
  dry_run: boolean
  duration_ms: number
}
