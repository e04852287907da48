/** A text without accents and in lower case, so that what visitors type finds it. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
