type Life = { stale: number; revalidate: number; expire: number }

const day = 86_400

/**
 * How long a read is good for, in seconds: five minutes, or less if something is due to appear before. `expire` is
 * how long a page outlives an outage of the API.
 */
export function lifeUntil(nextMoment: Date | null, now: Date, revalidate = 300): Life {
  const untilNext = nextMoment ? Math.ceil((nextMoment.getTime() - now.getTime()) / 1000) : revalidate
  return { stale: 300, revalidate: Math.max(1, Math.min(revalidate, untilNext)), expire: 30 * day }
}

/** For "there is none", and for lists that are not whole: read again soon, and not kept through an outage. */
export const briefLife: Life = { stale: 60, revalidate: 30, expire: 300 }
