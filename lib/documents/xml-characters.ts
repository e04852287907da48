/** Drops the characters that XML 1.0 forbids, unpaired surrogates included. */
export function dropForbiddenCharacters(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
}
