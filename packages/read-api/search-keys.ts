import { withoutInvisible } from '@vitrine/api-contract/invisible'

/** A text for comparing without regard to case and to characters that nobody sees. Accents stay. */
export function toLower(text: string): string {
  return withoutInvisible(text).normalize('NFC').toLowerCase()
}

/** A website URL for comparing: without scheme, `www.` and trailing slashes, and with the host in lower case. */
export function websiteKey(url: string): string {
  const bare = url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')
  const [host = '', ...path] = bare.split('/')
  return [host.toLowerCase(), ...path].join('/')
}
