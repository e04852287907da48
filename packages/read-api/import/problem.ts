/** What is wrong with one place of a content file; `path` is empty when it is the file as a whole. */
export type Problem = { file: string; path: string; message: string }

/** Thrown when content is refused. Nothing has been written. */
export class ContentRejected extends Error {
  override name = 'ContentRejected'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content`)
    this.problems = problems
  }
}

/** Thrown when somebody ends an import before its end. Nothing has been written. */
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
