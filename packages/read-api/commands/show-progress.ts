import { formatBar, formatLine, Throttle } from '#import/progress'

/** Writes progress to standard error: a bar on a terminal, else a line every few seconds. */
export function showProgress(label: string): (done: number, total: number) => void {
  const isTerminal = process.stderr.isTTY === true
  const startedAt = performance.now()
  const throttle = new Throttle(isTerminal ? 100 : 3_000, startedAt)
  return (done, total) => {
    const now = performance.now()
    const isDone = done === total
    if (!throttle.allows(now) && !(isTerminal && isDone)) return
    const progress = { done, total, elapsedMs: now - startedAt }
    if (isTerminal) process.stderr.write(`\r${label} ${formatBar(progress)}\u001b[K${isDone ? '\n' : ''}`)
    else process.stderr.write(`${label} ${formatLine(progress)}\n`)
  }
}
