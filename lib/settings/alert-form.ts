/** The form of a service that sends e-mail about new jobs, which reads the feed of a state of the job board. */
export type AlertForm = {
  /** The target of the form. */
  url: string
  /** The name of the field for the address of the visitor. */
  email: string
  /** Names and values of hidden fields. Values can have `{page}` and `{feed}`. */
  hidden: readonly (readonly [name: string, value: string])[]
}

/** Reads the settings: the target, and fields as a query string. One value is `{email}`. */
export function parseAlertForm(url: string, fields: string): AlertForm | { problem: string } {
  const entries = [...new URLSearchParams(fields)]
  const emails = entries.filter(([, value]) => value === '{email}')
  const [[email] = ['']] = emails
  const unknown = fields.match(/\{(?!(?:email|page|feed)\})[^}]*\}?/)
  if (emails.length !== 1 || email === '')
    return { problem: 'expected fields such as EMAIL={email}&URL={page}&FEED={feed}, one of them {email}' }
  if (unknown) return { problem: `expected {email}, {page} and {feed} only, not ${unknown[0].slice(0, 40)}` }
  const hidden = entries.filter(([, value]) => value !== '{email}')
  if (hidden.some(([name, value]) => name === '' || value.includes('{email}')))
    return { problem: 'expected a name for each field, and {email} as the whole value of one' }
  return { url, email, hidden }
}

/** A value of a hidden field for a list of jobs, whose URLs are absolute. */
export function fillIn(value: string, urls: { page: string; feed: string }): string {
  return value.replaceAll(/{(page|feed)}/g, (_, name: 'page' | 'feed') => urls[name])
}
