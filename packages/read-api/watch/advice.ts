import type { Problem } from '#import/problem'

/** The first pattern that a message matches has the advice. */
const advices: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/put it in quotes/, 'Write the value between double quotes.'],
  [/^is missing$/, 'Add the key with a value.'],
  [/^expected draft or published/, 'Write status: draft or status: published, or remove the line.'],
  [/comes from the path of the file/, 'Remove the line.'],
  [/^unknown key/, 'Correct the spelling of the key, or remove the line. content/README.md lists the keys.'],
  [/^there is no author/, 'Add the author to authors.yaml, or correct the key.'],
  [/^there is no category/, 'Add the category to categories.yaml, or correct the reference.'],
  [/^there is no collection/, 'Add the collection to collections.yaml, or correct the reference.'],
  [/^there is no organization/, 'Write the name of a file in organizations/, without .yaml.'],
  [/^there is no site/, 'Add the site to sites.yaml, or correct the reference.'],
  [/is already in use/, 'Give one of the two records another value.'],
  [/occurs twice/, 'Remove one of the two.'],
  [/expected front matter/, 'Start the file with a line of ---, the keys, and another line of ---.'],
  [/is not a file of a content folder/, 'Move the file to the folder of its kind, or remove it.'],
  [/at line \d+/, 'Check the indentation, the colons and the quotes of this line and the one before.'],
  [/^expected an ISO date-time/, 'Write the time as in 2026-03-02T09:00:00+01:00.'],
  [/expected/, 'Replace the value by one of the expected form.'],
]

/** How an author corrects a problem. */
export function adviceFor({ message }: Problem): string {
  const [, advice] = advices.find(([pattern]) => pattern.test(message)) ?? []
  return advice ?? 'content/README.md describes the file.'
}
