/** The most serious first: what visitors or search engines miss, what looks wrong, and what could be better. */
export const severities = ['error', 'warning', 'hint'] as const
export type Severity = (typeof severities)[number]

/** True, or the parts of the record that the warning is about, for example the URL of an image. */
type Finding = boolean | readonly string[]

/** The title, the explanation and the fix of each rule are in lib/i18n/editor-messages, by its id. */
type Rule<Subject> = { severity: Severity; find: (subject: Subject) => Finding }

/** Rules by id. */
export type Rules<Subject, Id extends string = string> = Readonly<Record<Id, Rule<Subject>>>

/** A rule that a record breaks. `details` are parts of the record. */
export type Warning<Id extends string = string> = { rule: Id; details: readonly string[] }

const maxDetails = 5
const maxDetailLength = 160

/** What is wrong with a record, in the order of the rules. */
export function findWarnings<Subject, Id extends string>(
  rules: Rules<Subject, Id>,
  subject: Subject,
): Warning<Id>[] {
  // `Object.entries` has the type string for keys, because an object may have more keys than its type.
  const entries = Object.entries(rules) as [Id, Rule<Subject>][]
  return entries.flatMap(([rule, { find }]) => {
    const finding = find(subject)
    if (typeof finding === 'boolean') return finding ? [{ rule, details: [] }] : []
    return finding.length > 0 ? [{ rule, details: toDetails(finding) }] : []
  })
}

/** The first different ones, each one line. */
function toDetails(texts: readonly string[]): string[] {
  return [...new Set(texts.map(toDetail))].slice(0, maxDetails)
}

function toDetail(text: string): string {
  const start = text.slice(0, maxDetailLength).toWellFormed()
  const line = start.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  return text.length > maxDetailLength ? `${line}…` : line
}
