import { send } from './send'

/** The origin of the site under test. */
export const baseUrl = process.env.BASE_URL ?? ''

/** The folder of its build, a copy of the project. */
export const projectFolder = process.env.PROJECT_FOLDER ?? ''

/** Names of internal fields that no public response may contain. */
export const internalWords = ['candidates_count', '"stages"', '\\"stages\\"'] as const

/** User agents that must receive the same responses. By default Next.js renders pages for bingbot differently. */
export const agents = {
  browser:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  none: '',
  bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const

/** Requests a path of the site without following redirects. */
export async function get(path: string, userAgent: string = agents.browser): Promise<Response> {
  return send(() => fetch(baseUrl + path, { redirect: 'manual', headers: { 'user-agent': userAgent } }))
}
