import pLimit from 'p-limit'

/** Runs a task when there is room for it. */
type Limit = <T>(task: () => Promise<T>) => Promise<T>

/** The limits that all requests to one API share. */
export type Limits = {
  /** The requests that run at the same time. */
  slots: Limit
  /** Large bodies are read and parsed one at a time, because each needs several times its size in memory. */
  largeBodies: Limit
}

export function createLimits(concurrency: number): Limits {
  return { slots: pLimit(concurrency), largeBodies: pLimit(1) }
}
