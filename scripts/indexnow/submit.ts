type Submission = { host: string; key: string; keyLocation: string; urlList: readonly string[] }

/** `reason` is a log message. */
export type Outcome = { isAccepted: true } | { isAccepted: false; reason: string }

const attempts = 3
const longestWaitSeconds = 60

/**
 * Sends one batch. Repeats the request after 429, after 5xx and when the service is unreachable: after the seconds of
 * `Retry-After`, at most 60.
 */
export async function submit(
  endpoint: string,
  submission: Submission,
  wait: (ms: number) => Promise<void>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await post(endpoint, submission)
    if (response.status === 200 || response.status === 202) return { isAccepted: true }
    const isTemporary = response.status === null || response.status === 429 || response.status >= 500
    if (!isTemporary || attempt === attempts)
      return { isAccepted: false, reason: explain(response.status, submission) }
    await wait(1000 * Math.min(longestWaitSeconds, response.retryAfter ?? 2 ** attempt))
  }
}

type SubmissionResponse = { status: number | null; retryAfter: number | null }

async function post(endpoint: string, submission: Submission): Promise<SubmissionResponse> {
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
      return 'the service is unreachable'
    case 400:
      return '400: the service rejects the format of the request'
    case 403:
      return `403: the key is not valid; the response of ${keyLocation} must contain only the key`
    case 422:
      return `422: a URL has another host than ${host}, or the key belongs to another site; set SITE_URL to the public origin`
    case 429:
      return '429: too many submissions; the next run submits these URLs again'
    default:
      return `the service responds with ${status}`
  }
}
