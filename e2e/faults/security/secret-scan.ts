export type Secret = { name: string; value: string }

/** A text that reveals a secret, and the encoding in which it is found. */
export type SecretPattern = { secret: string; encoding: string; text: string }

/** Shorter parts occur by chance. */
const leastLength = 8

/** The texts that reveal a secret: the secret and its usual encodings. */
export function secretPatterns({ name, value }: Secret): SecretPattern[] {
  const bytes = Buffer.from(value)
  const hex = bytes.toString('hex')
  const encoded: [string, string][] = [
    ['raw', value],
    ['reversed', [...value].reverse().join('')],
    ['hex', hex],
    ['hex in capitals', hex.toUpperCase()],
    ['URL-encoded', encodeURIComponent(value)],
    ['URL-encoded twice', encodeURIComponent(encodeURIComponent(value))],
    ['every byte URL-encoded', hex.replace(/../g, '%$&')],
    ['every byte URL-encoded in capitals', hex.toUpperCase().replace(/../g, '%$&')],
    ['JSON', JSON.stringify(value).slice(1, -1)],
    ['UTF-16', bytes.toString('latin1').split('').join('\0')],
    ...[0, 1, 2].flatMap((offset): [string, string][] => {
      const text = base64Within(bytes, offset)
      return [
        [`base64 at offset ${offset}`, text],
        [`base64url at offset ${offset}`, text.replaceAll('+', '-').replaceAll('/', '_')],
      ]
    }),
  ]
  const distinct = new Map(encoded.map(([encoding, text]) => [text, encoding]))
  return [...distinct]
    .filter(([text]) => text.length >= leastLength)
    .map(([text, encoding]) => ({ secret: name, encoding, text }))
}

/** The part of a base64 text that depends on the secret alone, where the secret starts `offset` bytes after a group of three. */
function base64Within(bytes: Buffer, offset: number): string {
  const text = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replace(/=+$/, '')
  const start = Math.ceil((offset * 8) / 6)
  return text.slice(start, Math.floor(((offset + bytes.length) * 8) / 6))
}

/** The patterns that a text contains. */
export function findSecrets(patterns: readonly SecretPattern[], text: string): SecretPattern[] {
  return patterns.filter((pattern) => text.includes(pattern.text))
}

/** The encodings in which a planted secret is not found. Empty for a scan that works. */
export function findBlindSpots(secret: Secret): string[] {
  const patterns = secretPatterns(secret)
  const bytes = Buffer.from(secret.value)
  const planted: [string, string][] = [
    ['raw', `<p>${secret.value}</p>`],
    ['reversed', `x${[...secret.value].reverse().join('')}x`],
    ['hex', `00${bytes.toString('hex')}ff`],
    ['hex in capitals', bytes.toString('hex').toUpperCase()],
    ['URL-encoded', `?x=${encodeURIComponent(secret.value)}&y`],
    ['every byte URL-encoded', [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')],
    ['JSON', JSON.stringify({ a: secret.value })],
    ...['', 'a', 'ab', 'abc', 'abcd'].flatMap((before): [string, string][] => {
      const within = Buffer.from(`${before}${secret.value}:after`)
      return [
        [`base64 after ${before.length} bytes`, within.toString('base64')],
        [`base64url after ${before.length} bytes`, within.toString('base64url')],
      ]
    }),
  ]
  return planted.filter(([, text]) => findSecrets(patterns, text).length === 0).map(([encoding]) => encoding)
}
