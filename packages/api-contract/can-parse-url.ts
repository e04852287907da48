/**
 * Whether `new URL` accepts the text. `URL.canParse` of Node.js 20 returns false for a host with a letter such as ü after
 * some thousand calls.
 */
export function canParseUrl(text: string, base?: string): boolean {
  try {
    new URL(text, base)
    return true
  } catch {
    return false
  }
}
