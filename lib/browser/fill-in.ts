/** A value of a hidden field for a list of jobs, whose URLs are absolute. */
export function fillIn(value: string, urls: { page: string; feed: string }): string {
  return value.replaceAll(/{(page|feed)}/g, (_, name: 'page' | 'feed') => urls[name])
}
