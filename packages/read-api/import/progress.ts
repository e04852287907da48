/** `done` of `total` items, `elapsedMs` after the start. */
type Progress = { done: number; total: number; elapsedMs: number }

const barWidth = 24

/** `[######------------------]  25%  25,000 of 100,000  2,500/s  0:30 left` */
export function formatBar(progress: Progress): string {
  const share = shareOf(progress)
  const filled = Math.round(share * barWidth)
  const percent = `${Math.floor(share * 100)}%`.padStart(4)
  return `[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}] ${percent}  ${formatLine(progress)}`
}

/** `25,000 of 100,000  2,500/s  0:30 left` */
export function formatLine(progress: Progress): string {
  const { done, total, elapsedMs } = progress
  const counts = `${count(done)} of ${count(total)}`
  const perSecond = elapsedMs > 0 ? (done * 1000) / elapsedMs : 0
  if (perSecond === 0) return counts
  const rate = `${count(perSecond < 10 ? Number(perSecond.toFixed(1)) : Math.round(perSecond))}/s`
  const left = Math.max(0, total - done) / perSecond
  return done < total ? `${counts}  ${rate}  ${formatSeconds(left)} left` : `${counts}  ${rate}`
}

/** `0:07`, `12:30`, `1:05:00`, rounded up to whole seconds. */
function formatSeconds(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  const tail = `${whole % 60}`.padStart(2, '0')
  return hours > 0 ? `${hours}:${`${minutes}`.padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

function shareOf({ done, total }: Progress): number {
  return total > 0 ? Math.min(1, Math.max(0, done / total)) : 1
}

function count(value: number): string {
  return value.toLocaleString('en')
}

/** Allows one event in each interval. */
export class Throttle {
  readonly #intervalMs: number
  #allowedAt: number

  constructor(intervalMs: number, startedAt: number) {
    this.#intervalMs = intervalMs
    this.#allowedAt = startedAt
  }

  allows(nowMs: number): boolean {
    if (nowMs - this.#allowedAt < this.#intervalMs) return false
    this.#allowedAt = nowMs
    return true
  }
}
