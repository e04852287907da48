const listName = /^(?:organizations(?:\/slugs)?|articles(?:\/.+)?|jobs(?:\/.+)?)$/

/** Whether a name is that of a list. `known` has the lists that were read; without any, the form of the name decides. */
export function isList(name: string, known: readonly string[]): boolean {
  if (!listName.test(name)) return false
  return !name.includes('/') || known.length === 0 || known.includes(name)
}
