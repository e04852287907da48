import type { Context } from './context'
import type { Prober } from './prober'

/** `Date` has whole seconds. */
const precisionMs = 1_000
const harmlessMs = 3_000
const problemMs = 60_000

/**
 * How many milliseconds the local clock is ahead of that of the API, from the response that took the least time. Null
 * without a usable header `Date`: that of a cached response is old. @internal
 */
export function clockSkewMs(sent: Prober['sent']): number | null {
  const dated = sent.flatMap(({ header, ms, at }) => {
    const date = Date.parse(header('date') ?? '')
    const isCached = Number(header('age') ?? 0) > 0
    return Number.isNaN(date) || isCached ? [] : [{ ms, skew: at - (date + precisionMs / 2) }]
  })
  return dated.sort((a, b) => a.ms - b.ms)[0]?.skew ?? null
}

/** The local clock decides when a scheduled article is published. */
export function checkClock({ settings, prober, findings }: Context): void {
  if (settings.API_BASE_URL === undefined) return
  const skew = clockSkewMs(prober.sent)
  if (skew === null) {
    findings.unknown('Clock', 'clock', 'The responses have no header Date to compare this clock with.')
    return
  }
  const seconds = Math.round(Math.abs(skew) / 1000)
  if (Math.abs(skew) <= harmlessMs) {
    findings.ok('Clock', 'clock', 'This clock and that of the API agree.')
    return
  }
  const [place, effect] = skew > 0 ? ['ahead of', 'earlier'] : ['behind', 'later']
  const text = `This clock is ${seconds} seconds ${place} that of the API: the site publishes scheduled articles ${seconds} seconds ${effect} than planned, if the clock of the API is right.`
  const fix = 'Compare both clocks with a time server (NTP), and correct the wrong one.'
  if (Math.abs(skew) >= problemMs) findings.problem('Clock', 'clock', text, fix)
  else findings.note('Clock', 'clock', text, fix)
}
