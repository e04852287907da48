import { toTitle } from '@/lib/model/text'
import { toContactUrl } from '@/lib/model/web-url'

/** A link of HTML or Markdown, what mail programs write (`Jobs <jobs@acme.example>`), and a URL in quotation marks or brackets. */
const written = [
  /^<a\s[^<>]*?href\s{0,5}=\s{0,5}["']([^"'<>]+)/i,
  /\]\(([^()\s]+)\)$/,
  /<([^<>]+)>$/,
  /^["'“„«‘([](.+)["'”“»’)\]]$/,
]

/**
 * Where one applies, from a field that people fill in: the URL of a page, `mailto:` with an address, or `tel:`. Null for
 * everything else: `toApplyText` may then have what to show.
 */
export function toApplyUrl(value: string | null | undefined): string | null {
  const text = value?.trim() ?? ''
  const inner = written.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0] ?? text
  // A comma or a period at the end is one of the sentence from which the URL was copied.
  const url = toContactUrl(inner.replace(/(?<![.,;])[.,;]+$/, ''))
  return url !== null && /^mailto:(?:\?|$)/.test(url) ? null : url
}

/**
 * What a field that has no `toApplyUrl` says, for candidates to read and copy: a sentence, or an address that the site does not
 * link to. Null for the schemes of scripts and files, and for a URL with a user name or password.
 */
export function toApplyText(value: string | null | undefined): string | null {
  const text = toTitle(value)
  const compact = text?.replace(/\s+/gu, '') ?? ''
  const isHidden = /^(?:javascript|vbscript|data|blob|file|about):|:\/\/[^/?#]*@/i.test(compact)
  return isHidden ? null : text
}

/** The e-mail address or the telephone number of an `applyUrl`, to read and copy. Null for a page. */
export function contactOf(applyUrl: string): string | null {
  const { protocol, pathname } = new URL(applyUrl)
  return protocol === 'mailto:' || protocol === 'tel:' ? decodeURIComponent(pathname) : null
}
