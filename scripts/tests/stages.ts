/** The durations of the stages of a test run, in the order in which they ended. */
const durations: { name: string; ms: number }[] = []

/** Runs a stage, and says when it starts and how long it took. A stage that fails is in the table too. */
export async function runStage<T>(name: string, run: () => Promise<T>): Promise<T> {
  console.log(`\n== ${name}`)
  const begin = performance.now()
  try {
    return await run()
  } finally {
    const ms = performance.now() - begin
    durations.push({ name, ms })
    console.log(`== ${name}: ${formatDuration(ms)}`)
  }
}

/** A table of the stages, and the duration of the process. */
export function formatStages(): string {
  const rows = [...durations, { name: 'in all', ms: process.uptime() * 1000 }]
  return ['Stages:', ...rows.map(({ name, ms }) => `    ${formatDuration(ms).padStart(8)}  ${name}`)].join(
    '\n',
  )
}

function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
