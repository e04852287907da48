export type Submission = { host: string; key: string; keyLocation: string; urlList: readonly string[] }

/** Why a batch was not accepted, in words for whoever reads the timer's log. */
export type Outcome = { isAccepted: true } | { isAccepted: false; reason: string }

const attempts = 3
const longestWaitSeconds = 60

/** Sends one batch. Where the service is busy or broken, or cannot be reached, it is asked again, as late as it wishes. */
export async function submit(
  endpoint: string,
  submission: Submission,
  wait: (ms: number) => Promise<void>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await post(endpoint, submission)
    if (answer.status === 200 || answer.status === 202) return { isAccepted: true }
    const isTemporary = answer.status === null || answer.status === 429 || answer.status >= 500
    if (!isTemporary || attempt === attempts)
      return { isAccepted: false, reason: explain(answer.status, submission) }
    await wait(1000 * Math.min(longestWaitSeconds, answer.retryAfter ?? 2 ** attempt))
  }
}

type Answer = { status: number | null; retryAfter: number | null }

async function post(endpoint: string, submission: Submission): Promise<Answer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(30_000),
    })
    await response.arrayBuffer()
    const retryAfter = response.headers.get('retry-after')
    return {
      status: response.status,
      retryAfter: retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null,
    }
  } catch {
    return { status: null, retryAfter: null }
  }
}

function explain(status: number | null, { host, keyLocation }: Submission): string {
  switch (status) {
    case null:
      return 'the service cannot be reached'
    case 400:
      return '400: the service does not understand the request'
    case 403:
      return `403: the key is not believed; ${keyLocation} must answer with the key alone`
    case 422:
      return `422: an address is not of ${host}, or the key is of another site; SITE_URL must be the public address`
    case 429:
      return '429: too many submissions; they are kept for the next run'
    default:
      return `the service answers ${status}`
  }
}
