import { decodeHTMLStrict } from 'entities'
import { maxTitle } from './limits'
import { toTitle } from './text'

/** A name or a title for readers, as `toTitle`. Applicant trackers write some characters as in HTML: `R&amp;D &ndash; C++`. */
export function toName(value: string | null | undefined): string | null {
  return toTitle(value?.includes('&') ? decodeHTMLStrict(value.slice(0, 4 * maxTitle)) : value)
}
