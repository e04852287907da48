import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RawRecord } from './content'
import { formatPath, type Problem } from './problem'

/** Where the site serves the files whose paths content names. */
const publicFolder = 'public'

type Place = { keys: readonly (string | number)[]; path: string }

/** The pictures of `/media/` that a record names and that do not exist. They are no reason to refuse it: pages show a placeholder. */
export function missingPictures({ file, at, data }: RawRecord): Problem[] {
  // An API server alone has no files of the site.
  if (!existsSync(publicFolder)) return []
  return [...picturesIn(data, [...at])].flatMap(({ keys, path }) =>
    existsSync(join(publicFolder, decodePath(path)))
      ? []
      : [
          {
            file,
            path: formatPath(keys),
            message: `there is no file ${publicFolder}${path}: pages show a placeholder`,
          },
        ],
  )
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const mediaPath = /^\/media\/[^\s?#]+$/
const markdownImage = /!\[[^\]\n]*\]\((\/media\/[^\s)?#]+)/g

function* picturesIn(value: unknown, keys: readonly (string | number)[]): Generator<Place> {
  if (typeof value === 'string') {
    if (mediaPath.test(value)) yield { keys, path: value }
    // The text below the front matter has no key.
    const inText = keys.at(-1) === 'content' ? [] : keys
    for (const [, path = ''] of value.matchAll(markdownImage)) yield { keys: inText, path }
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value)
    for (const [key, item] of Object.entries(value))
      yield* picturesIn(item, [...keys, isList ? Number(key) : key])
  }
}
