import { ProgramFailed } from '../run'

type Stage = { name: string; ms: number; hasFailed: boolean }

/** The stages of this process, in the order in which they ended. */
const stages: Stage[] = []

/**
 * Runs a stage, and says when it starts and how long it took. Returns null if a program of the stage failed: the program has
 * printed the cause, and the stages after it run all the same.
 */
export async function runStage<T>(name: string, run: () => Promise<T>): Promise<T | null> {
  console.log(`\n== ${name}`)
  const begin = performance.now()
  const end = (hasFailed: boolean) => {
    const ms = performance.now() - begin
    stages.push({ name, ms, hasFailed })
    console.log(`== ${name}: ${formatDuration(ms)}${hasFailed ? ', failed' : ''}`)
  }
  try {
    const result = await run()
    end(false)
    return result
  } catch (error) {
    end(true)
    if (!(error instanceof ProgramFailed)) throw error
    console.error(error.message)
    return null
  }
}

export function hasFailedStage(): boolean {
  return stages.some(({ hasFailed }) => hasFailed)
}

/** A table of the stages, and the duration of the process. */
export function formatStages(): string {
  const rows = stages.map(({ name, ms, hasFailed }) => [
    formatDuration(ms),
    hasFailed ? `${name}, failed` : name,
  ])
  const all = [...rows, [formatDuration(process.uptime() * 1000), 'in all']]
  return ['Stages:', ...all.map(([duration = '', name]) => `    ${duration.padStart(12)}  ${name}`)].join(
    '\n',
  )
}

function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
