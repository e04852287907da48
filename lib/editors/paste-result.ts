/** What became of the lines that an editor has pasted. `wrong` has the first ones that name no record. */
export type PasteResult = {
  added: number
  known: number
  wrong: readonly string[]
  wrongCount: number
  leftOut: number
}

/** The query with which the start page says it. */
export function pasteQuery({ wrong, ...counts }: PasteResult): Record<string, string> {
  const shown = Object.entries(counts).filter(([name, count]) => name === 'added' || count > 0)
  return {
    ...Object.fromEntries(shown.map(([name, count]) => [name, String(count)])),
    ...(wrong.length > 0 ? { wrong: wrong.join('\n') } : {}),
  }
}

/** Null for a query that does not say it. */
export function readPasteResult(query: Readonly<Record<string, unknown>>): PasteResult | null {
  if (query.added === undefined) return null
  const count = (name: string) => (/^\d{1,6}$/.test(String(query[name])) ? Number(query[name]) : 0)
  return {
    ...{
      added: count('added'),
      known: count('known'),
      wrongCount: count('wrongCount'),
      leftOut: count('leftOut'),
    },
    wrong: typeof query.wrong === 'string' ? query.wrong.split('\n') : [],
  }
}
