/** `mailto:` with one or more addresses, or none where it has other fields, as links to share a page have. */
export function toMail(text: string): string | null {
  // The first field after `&` is a usual mistake.
  const end = text.search(/\?|&(?=\w{1,20}=)/)
  const addresses = decode(end < 0 ? text : text.slice(0, end))
    .replace(/^\/\//, '')
    .split(/[,;]/)
    .map((part) => (/<([^<>]*)>/.exec(part)?.[1] ?? part).trim().replace(/\.$/, ''))
    .filter((address) => address !== '')
  if (!addresses.every(isMailAddress) || (addresses.length === 0 && end < 0)) return null
  const fields = end < 0 ? '' : `?${encodeFields(text.slice(end + 1))}`
  return `mailto:${addresses.map(encodeAddress).join(',')}${fields}`
}

function isMailAddress(address: string): boolean {
  const [local = '', domain = '', ...others] = address.split('@')
  const labels = domain.split('.')
  return (
    others.length === 0 &&
    /^[^\s<>()[\]\\:"]+$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{M}\p{N}-]+$/u.test(label))
  )
}

function encodeAddress(address: string): string {
  return encodeURIComponent(address).replace(/%(?:40|2B)/g, decodeURIComponent)
}

/** The signs of a text that would end it: `C# Developer`, `50% Teilzeit`, `R&D`. */
function encodeFields(fields: string): string {
  return fields.replace(/#|%(?![\da-f]{2})|&(?![\w-]{1,20}=|$)/gi, encodeURIComponent)
}

/** A text that is not encoded stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
