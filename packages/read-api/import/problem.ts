/** An error or a notice about one position in a content file. An empty `path` means the whole file. */
export type Problem = { file: string; path: string; message: string }

/** Thrown if the content has errors. The import has not changed any record in the database. */
export class ContentRejected extends Error {
  override name = 'ContentRejected'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content`)
    this.problems = problems
  }
}

/** Thrown if a signal interrupts an import. The import has not changed any record in the database. */
export class ImportInterrupted extends Error {
  override name = 'ImportInterrupted'
}

export function formatProblem({ file, path, message }: Problem): string {
  return path === '' ? `${file}: ${message}` : `${file}: ${path}: ${message}`
}

/** Formats keys as a path, such as `[3].offices[0].city`. */
export function formatPath(keys: readonly (string | number)[]): string {
  return keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
}
