import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('server.ts', import.meta.url))
const timeoutMs = 30_000

/** Starts server.ts in another process and waits until `url` responds. Throws if it does not respond in time. */
export async function startServer(url: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const exit = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
  }
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(100)) {
    if (child.exitCode !== null) throw new Error(`server.ts stopped with ${child.exitCode}`)
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return { stop }
  }
  await stop()
  throw new Error(`server.ts did not respond at ${url}`)
}
