import { createHash } from 'node:crypto'
import { headerValues, type RawResponse } from './http'

const policyName = 'content-security-policy'

/** The directives that the base policy must have; those without values here have values that depend on the settings. */
const baseDirectives: Readonly<Record<string, string | null>> = {
  'default-src': "'self'",
  'script-src': "'self' 'unsafe-inline'",
  'script-src-attr': "'none'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': null,
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': null,
  'media-src': null,
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': null,
  'frame-ancestors': null,
}

/** The directives of a policy by name. */
function parsePolicy(policy: string): Map<string, string> {
  const entries = policy
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): [string, string] => {
      const [name = '', ...values] = part.split(/\s+/)
      return [name.toLowerCase(), values.join(' ')]
    })
  return new Map(entries)
}

/** What is wrong with the security headers of a response of any kind and status. Empty if nothing is. */
export function findHeaderProblems(response: RawResponse, { https }: { https: boolean }): string[] {
  const problems: string[] = []
  const single = (name: string, expected: RegExp) => {
    const values = headerValues(response, name)
    if (values.length !== 1) problems.push(`${values.length} lines of ${name}`)
    else if (!expected.test(values[0] ?? '')) problems.push(`${name}: ${values[0]}`)
  }
  single('x-content-type-options', /^nosniff$/)
  single('referrer-policy', /^strict-origin-when-cross-origin$/)
  single('permissions-policy', /^(?=.*camera=\(\))(?=.*microphone=\(\))(?=.*geolocation=\(\))/)
  single('cross-origin-opener-policy', /^same-origin$/)
  if (https) {
    single('strict-transport-security', /^max-age=(\d+)/)
    const [, seconds = '0'] =
      /max-age=(\d+)/.exec(headerValues(response, 'strict-transport-security')[0] ?? '') ?? []
    if (Number(seconds) < 31_536_000) problems.push(`max-age of ${seconds} s`)
  }
  for (const name of ['x-powered-by', 'server'])
    if (headerValues(response, name).length > 0) problems.push(`a header ${name}`)
  return [...problems, ...findBaseProblems(headerValues(response, policyName))]
}

function findBaseProblems(policies: readonly string[]): string[] {
  const bases = policies.map(parsePolicy).filter((policy) => policy.has('default-src'))
  const [base] = bases
  if (!base || bases.length > 1) return [`${bases.length} base policies`]
  const problems = Object.entries(baseDirectives).flatMap(([name, expected]) => {
    const value = base.get(name)
    if (value === undefined) return [`no ${name}`]
    return expected === null || value === expected ? [] : [`${name} ${value}`]
  })
  for (const name of ['script-src', 'default-src', 'img-src', 'connect-src', 'frame-src'])
    if (/(^|\s)(\*|https?:|'unsafe-eval')(\s|$)/.test(base.get(name) ?? ''))
      problems.push(`${name} allows all`)
  return problems
}

/**
 * The inline scripts of HTML as a browser finds them: the bytes between the tags. Scripts of data are left out, and a list of links
 * to fetch ahead needs a hash too.
 */
function inlineScripts(html: string): { code: string; isCode: boolean }[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)].flatMap(
    ([, attributes = '', code = '']) =>
      /\ssrc\s*=/i.test(attributes) || /type\s*=\s*"?application\/(ld\+)?json/i.test(attributes)
        ? []
        : [{ code, isCode: !attributes.includes('type="speculationrules"') }],
  )
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** What is wrong with the policy of hashes of a page, for the HTML that the policy belongs to. Empty if nothing is. */
export function findHashProblems(response: RawResponse, html: string): string[] {
  const policies = headerValues(response, policyName).map(parsePolicy)
  const hashed = policies.filter((policy) => !policy.has('default-src'))
  const [policy] = hashed
  if (!policy || hashed.length > 1) return [`${hashed.length} policies of hashes`]
  const problems = [...policy.keys()]
    .filter((name) => name !== 'script-src')
    .map((name) => `a directive ${name}`)
  const sources = (policy.get('script-src') ?? '').split(' ')
  for (const source of sources)
    if (source !== "'self'" && !source.startsWith("'sha256-")) problems.push(`a source ${source}`)
  if (!sources.includes("'self'")) problems.push("no source 'self'")
  const scripts = inlineScripts(html)
  if (html.includes('<main data-browser="elements"')) {
    if (scripts.some(({ isCode }) => isCode)) problems.push('an inline script in a page without a framework')
    if (html.includes('src="/_next/static/chunks/')) problems.push('a script of Next.js in such a page')
  } else if (scripts.length === 0) problems.push('no inline script in the page')
  const missing = scripts.filter(({ code }) => !sources.includes(hashOf(code)))
  if (missing.length > 0)
    problems.push(
      `${missing.length} of ${scripts.length} inline scripts without a hash: ${missing[0]?.code.slice(0, 80)}`,
    )
  const needless = sources.length - 1 - new Set(scripts.map(({ code }) => hashOf(code))).size
  if (missing.length === 0 && needless > 0) problems.push(`${needless} hashes of no script`)
  return problems
}
