import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The resident memory of a process, in bytes. */
export function residentBytes(pid: number): number {
  return residentKilobytes(pid) * 1024
}

function residentKilobytes(pid: number): number {
  if (process.platform === 'linux')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
}

/** Samples the resident memory of a process four times a second, until `stop` returns its peak in bytes. */
export function watchMemory(readPid: () => number): { stop: () => number } {
  let peak = residentBytes(readPid())
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(readPid()))
  }, 250)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}
