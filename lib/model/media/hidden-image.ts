import { readField } from '@vitrine/api-contract/written-url'
import { isPublicHostName } from '@/lib/model/web-url'

/** Why pages do not show an image that `toImage` refuses. `host` is the one that IMAGE_HOSTS can name. */
export function explainHidden(value: string, siteUrl: string): { reason: string; host: string | null } {
  const url = readField(value)
  if (url === null) return { reason: 'its URL is not valid', host: null }
  const { protocol, hostname, origin, port, username, password } = url
  if (protocol !== 'https:' && protocol !== 'http:') return { reason: 'its URL is not valid', host: null }
  if (username !== '' || password !== '') return { reason: 'its URL has a user name or password', host: null }
  if (origin === new URL(siteUrl).origin)
    return { reason: 'it is on SITE_URL, but not a file of /media/', host: null }
  if (!isPublicHostName(hostname)) return { reason: `${hostname} is not a public host name`, host: null }
  if (protocol !== 'https:') return { reason: `${hostname} sends it over http`, host: null }
  if (port !== '') return { reason: `${hostname} sends it on another port than that of HTTPS`, host: null }
  return { reason: `IMAGE_HOSTS does not name ${hostname}`, host: hostname }
}
