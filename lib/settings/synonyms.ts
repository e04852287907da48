import { splitWords } from '@vitrine/api-contract/split-words'
import type { Synonyms } from '@vitrine/content-store/search/query'
import { isMap, isScalar, isSeq, type Node } from 'yaml'
import { parseYaml, SiteFolderError } from './site-folder'

/** The synonyms of each language. */
export type SynonymsByLanguage = ReadonlyMap<string, Synonyms>

const limits = { groups: 2_000, entries: 20, words: 4 }

/** The groups of a text, by language. `file` is its name in errors. */
export function parseSynonyms(text: string, file: string): Map<string, string[][][]> {
  const { document, lineOf } = parseYaml(text, file)
  const fail = (offset: number, message: string): never => {
    throw new SiteFolderError(`${file}:${lineOf(offset)}: ${message}`)
  }
  const languages = new Map<string, string[][][]>()
  const root: unknown = document.contents
  // A file with comments only.
  if (root === null || (isScalar(root) && root.value === null)) return languages
  if (!isMap<Node, Node | null>(root))
    return fail(0, 'expected languages such as en, each with a list of groups')
  for (const { key, value } of root.items) {
    const at = key.range?.[0] ?? 0
    const language = isScalar(key) ? String(key.value) : ''
    if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language))
      fail(at, `expected a language such as en, not ${JSON.stringify(language.slice(0, 40))}`)
    if (!isSeq<Node>(value)) return fail(at, `${language}: expected a list of groups, each after a hyphen`)
    if (value.items.length > limits.groups) fail(at, `${language}: expected at most ${limits.groups} groups`)
    const groups = value.items.map((item) => {
      const group = parseGroup(isScalar(item) ? item.value : null)
      return typeof group === 'string' ? fail(item.range?.[0] ?? at, group) : group
    })
    languages.set(language, groups)
  }
  return languages
}

/** The entries of a group, each as its words, or what is wrong with it. */
function parseGroup(value: unknown): string[][] | string {
  if (typeof value !== 'string') return 'expected words with commas between them, such as developer, dev'
  const entries = value.split(',').map(splitWords)
  if (entries.length < 2) return 'expected two or more words with commas between them, such as developer, dev'
  if (entries.length > limits.entries) return `expected at most ${limits.entries} words in a group`
  if (entries.some((words) => words.length === 0)) return 'expected a word before and after each comma'
  if (entries.some((words) => words.length > limits.words))
    return `expected at most ${limits.words} words between two commas`
  return entries
}

/** The synonyms of the groups of several files: each adds to those before it. */
export function joinSynonyms(files: readonly ReadonlyMap<string, string[][][]>[]): SynonymsByLanguage {
  const all = new Map<string, Map<string, string[][]>>()
  for (const file of files)
    for (const [language, groups] of file) {
      const own = all.get(language) ?? new Map<string, string[][]>()
      all.set(language, own)
      for (const group of groups)
        for (const entry of group) {
          const others = group.filter((other) => other !== entry)
          own.set(entry.join(' '), [...(own.get(entry.join(' ')) ?? []), ...others])
        }
    }
  return all
}
