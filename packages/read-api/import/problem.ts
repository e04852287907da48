/** An error at one position of a content file; an empty `path` is the whole file. */
export type Problem = { file: string; path: string; message: string }

/** Thrown if content has errors. Nothing has been written. */
export class ContentRejected extends Error {
  override name = 'ContentRejected'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content`)
    this.problems = problems
  }
}

/** Thrown if a signal ends an import. Nothing has been written. */
export class ImportInterrupted extends Error {
  override name = 'ImportInterrupted'
}

export function formatProblem({ file, path, message }: Problem): string {
  return path === '' ? `${file}: ${message}` : `${file}: ${path}: ${message}`
}

/** `[3].offices[0].city` */
export function formatPath(keys: readonly (string | number)[]): string {
  return keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
}
