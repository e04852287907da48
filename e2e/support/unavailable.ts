/** The timeout is longer than REVALIDATE_SECONDS in scripts/tests/hosted-site.ts, so cached responses become stale. */
export const pollUntilStale = { timeout: 240_000, intervals: [1_000] }

/** REVALIDATE_SECONDS of scripts/tests/hosted-site.ts, and the time of a rendering. */
export const staleMs = 4_000
