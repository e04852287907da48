import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { cacheStateOf } from '../support/cache-state'
import { send } from '../support/send'
import type { Failure } from './failures'
import type { PageProblem } from './page-checks'
import type { Reading } from './reading'
import type { Expected } from './records'
import { type Abilities, checkText } from './text-checks'

const limit = pLimit(4)

/** A record as the site shows it in a locale. */
export type Page = { record: Expected; locale: string; path: string }

/** Requests paths of a site and collects what is wrong with its records. */
export class SiteReader {
  readonly failures: Failure[] = []
  /** The paths that were requested. */
  readonly seen = new Set<string>()

  constructor(
    readonly url: string,
    readonly records: readonly Expected[],
  ) {}

  /** The response at a path once it is not an outdated page. */
  async get(path: string) {
    this.seen.add(path)
    for (;;) {
      const response = await send(() => fetch(this.url + path, { redirect: 'manual' }))
      const body = Buffer.from(await response.arrayBuffer())
      const { headers, status } = response
      if (cacheStateOf(headers.get('cache-status')) !== 'outdated')
        return { status, body, location: headers.get('location'), type: headers.get('content-type') ?? '' }
      await wait(50)
    }
  }

  /** Adds problems of a record, or of a page of no record, in an output. */
  add(record: string, output: string, problems: readonly PageProblem[]): void {
    for (const each of problems) this.failures.push({ ...each, record, output })
  }

  checkTexts(reading: Reading, { record, locale, path }: Page, output: string, abilities: Abilities): void {
    for (const text of record.texts[locale] ?? [])
      this.add(record.reference, output, checkText(reading, text, abilities, this.url + path))
  }
}

export function problem(row: number, rule: string, expected: string, found: string): PageProblem {
  return { row, rule, expected, found }
}

export async function each<T>(
  items: readonly T[],
  run: (item: T, index: number) => Promise<void>,
): Promise<void> {
  await Promise.all(items.map((item, index) => limit(() => run(item, index))))
}

/** What identifies a record in a path: of an article `_` and its reference, else what follows the locale. */
export function keyOf(path: string): string {
  return /\/articles\/\d/.test(path) ? path.slice(path.lastIndexOf('_')) : path.replace(/^\/[^/]+/, '')
}
