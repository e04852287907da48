// The description has upper-case tokens for levels and contracts, and lower-case ones for the other fields. Content
// files and older documents of the hosted service have other spellings (docs/read-api-behaviour.md, section 5).

/** `BAC_5` for `bac_5` and `bac-5`. */
export function upperToken(token: string): string {
  return token.toUpperCase().replaceAll('-', '_')
}

/** `fulltime` for `FULLTIME`. */
export function lowerToken(token: string): string {
  return token.toLowerCase()
}

/** The two references that the description has; null for those that only older documents have. */
export function stageReference(reference: string | undefined): 'initial' | 'refused' | null {
  const token = reference?.toLowerCase()
  return token === 'initial' || token === 'refused' ? token : null
}
