import { schedulerState } from './scheduler-state'

const timeoutMs = 20_000
const maxBytes = 10_000_000

/** The body of a page or document of this process, as a visitor gets it. Null for every status but 200, and for longer ones. */
export async function readOwnText(path: string): Promise<string | null> {
  const { origin } = schedulerState
  if (origin === null) return null
  const response = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel()
    return null
  }
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxBytes) return null
  }
  return text
}
