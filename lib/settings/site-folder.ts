import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import { z } from 'zod'
import { env } from '@/lib/env'

/** Problems of files of the site folder: each line names the file, its line, the key, and what is expected there. */
export class SiteFolderError extends Error {
  override name = 'SiteFolderError'
}

/** The path of a file of the site folder, from the working directory. */
export function sitePath(...names: readonly string[]): string {
  return join(env.SITE_FOLDER, ...names)
}

/** Null where there is no file. */
export function readTextFile(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** The name of a file in a message, with the line of the first place of a text in it. Without a line where the file does not have the text. */
export function placeOf(path: string, text: string): string {
  const lines = readTextFile(path)?.split('\n') ?? []
  const line = lines.findIndex((each) => each.includes(text)) + 1
  return line === 0 ? path : `${path}:${line}`
}

const maxCharacters = 500_000
const maxProblems = 20

/** Control characters but line breaks and tabs, which no XML document can have, and what stands for bytes that are no UTF-8. */
const unreadable = /(?![\n\r\t])\p{Cc}|\ufffd/u

type YamlFile = { document: Document.Parsed; lineOf: (offset: number) => number }

/** A YAML file with the places of its values. `file` is its name in errors. Throws a `SiteFolderError` for text that is not YAML. */
export function parseYaml(text: string, file: string): YamlFile {
  if (text.length > maxCharacters)
    throw new SiteFolderError(`${file}: expected at most ${maxCharacters} characters`)
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, stringKeys: true, prettyErrors: false })
  const lineOf = (offset: number) => lineCounter.linePos(offset).line
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) throw new SiteFolderError(`${file}:${lineOf(problem.pos[0])}: ${problem.message}`)
  visit(document, {
    Scalar: (_, { value, range }) => {
      if (typeof value === 'string' && unreadable.test(value))
        throw new SiteFolderError(
          `${file}:${lineOf(range?.[0] ?? 0)}: expected a text in UTF-8 without control characters`,
        )
    },
  })
  return { document, lineOf }
}

/** The values of a YAML file, which can be empty. Throws a `SiteFolderError` with a line for each problem. */
export function parseSettings<T>(text: string, file: string, schema: z.ZodType<T>): T {
  const { document, lineOf } = parseYaml(text, file)
  const result = schema.safeParse(toValues(document, file) ?? {})
  if (result.success) return result.data
  const problems = result.error.issues.flatMap(toProblems).map(({ path, message }) => ({
    line: lineOf(offsetOf(document.contents, path)),
    message: [z.core.toDotPath([...path]), message].filter(Boolean).join(': '),
  }))
  throw siteFolderError(file, problems)
}

export type LineProblem = { line: number; message: string }

/** The first problems of a file, in the order of its lines. */
export function siteFolderError(file: string, problems: readonly LineProblem[]): SiteFolderError {
  const lines = problems
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, message }) => `${file}:${line}: ${message}`)
  return new SiteFolderError([...new Set(lines)].slice(0, maxProblems).join('\n'))
}

/** Aliases are refused: a few of them can stand for more values than fit in memory. */
function toValues(document: Document.Parsed, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    throw new SiteFolderError(`${file}: expected values without anchors and aliases (& and *)`)
  }
}

type SiteProblem = { path: readonly PropertyKey[]; message: string }

/** What an editor can correct. Of a value with several forms, the form that comes closest says what is wrong with it. */
function toProblems(issue: z.core.$ZodIssue): SiteProblem[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: issue.message.replace(/^Unrecognized key.*/, 'there is no such key'),
    }))
  // YAML reads a postal code or a year without quotes as a number.
  if (issue.code === 'invalid_type' && issue.expected === 'string')
    return [
      {
        path,
        message: issue.message.replace(
          /^Invalid input: expected string, received (number|boolean)$/,
          'expected a text: put the $1 in quotes',
        ),
      },
    ]
  if (issue.code !== 'invalid_union') return [issue]
  const [closest] = issue.errors
    .map((issues) => issues.flatMap((inner) => toProblems({ ...inner, path: [...path, ...inner.path] })))
    .filter((problems) => problems.every((problem) => problem.path.length > path.length))
    .sort((a, b) => a.length - b.length)
  return closest ?? [issue]
}

/** Where the key of a value begins, else that of the closest value around it. */
function offsetOf(contents: unknown, path: readonly PropertyKey[]): number {
  let [node, offset] = [contents, 0]
  for (const key of path) {
    let place: unknown
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key)
      place = pair?.key
      node = pair?.value
    } else if (isSeq(node)) {
      node = node.items[Number(key)]
      place = node
    }
    if (!isNode(place)) break
    offset = place.range?.[0] ?? offset
  }
  return offset
}
