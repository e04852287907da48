import { expect, it } from 'vitest'
import { contentSecurityPolicyFor } from '@/lib/settings/security-headers'
import { measuring } from './measuring'

const script = 'https://plausible.example:8443/js/script.js'
const base = { frames: [], ancestors: [] }

it('allows the origins of the script in the policy of pages that are counted', () => {
  const settings = measuring.parse({ script, hosts: ['https://events.example'] })
  const policy = contentSecurityPolicyFor({ ...base, measuring: settings }).split('; ')
  expect(policy).toContain("script-src 'self' 'unsafe-inline' https://plausible.example:8443")
  expect(policy).toContain("connect-src 'self' https://plausible.example:8443 https://events.example")
  expect(contentSecurityPolicyFor(base)).not.toContain('plausible.example')
})

it.each([
  [{ script: 'js/script.js' }, 'expected the URL of a script'],
  [{ script: 'https://a;b.example/x.js' }, 'expected the URL of a script'],
  [{ script: 'https://me:secret@a.example/x.js' }, 'expected the URL of a script'],
  [{ script: 'https://a.example:99999/x.js' }, 'expected a URL'],
  [{ script, hosts: ['https://a.example; script-src *'] }, 'expected an origin'],
  [{ script, hosts: ['*'] }, 'expected an origin'],
  [{ script, attributes: { onload: 'x' } }, 'expected an attribute'],
  [{ script, attributes: { 'data-site': 3 } }, 'expected a text'],
  [{ script, matomo_site: "1']" }, 'expected the number'],
])('refuses %j', (value, message) => {
  expect(measuring.safeParse(value).error?.message).toContain(message)
})
