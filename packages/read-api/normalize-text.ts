/** Letters that are not a letter with an accent, though people type them as if they were. */
const plainLetters: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', '’': "'" }

/** Text for comparing: without accents and in small letters. */
export function fold(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  return bare.replace(/[œæøłđß’]/g, (letter) => plainLetters[letter] ?? letter)
}

/** Text for comparing when only the case of letters does not count. */
export function toLower(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** A website for comparing: without scheme, `www.` and final slashes; the host in small letters. */
export function websiteKey(address: string): string {
  const bare = address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')
  const [host = '', ...path] = bare.split('/')
  return [host.toLowerCase(), ...path].join('/')
}
