import { locales } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { site } from '@/lib/settings/site'
import { absoluteUrl } from './absolute-url'

/** The text of security.txt (RFC 9116). Null for a site without contacts. */
export function securityText(): string | null {
  if (!site.security) return null
  const { contact, expires, policy, encryption, acknowledgments, hiring } = site.security
  const fields = [
    ...contact.map((value) => ['Contact', value] as const),
    ['Expires', `${expires}T23:59:59Z`] as const,
    ['Encryption', encryption] as const,
    ['Acknowledgments', acknowledgments] as const,
    ['Preferred-Languages', locales.join(', ')] as const,
    ['Canonical', absoluteUrl(routes.securityText())] as const,
    ['Policy', policy] as const,
    ['Hiring', hiring] as const,
  ]
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\n`])).join('')
}
