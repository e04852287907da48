import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { primaryLanguage } from '@vitrine/api-contract/language-lookup'
import { z } from 'zod'
import { parseSettings, readTextFile, SiteFolderError } from './site-folder'

/** Interface texts by key, such as `Layout` and in it `jobs`. */
export type MessageTree = { readonly [key: string]: string | MessageTree }

const tree: z.ZodType<MessageTree> = z.record(
  z.string(),
  z.union([z.string().min(1).max(5_000), z.lazy(() => tree)], { error: 'expected a text, or texts by key' }),
)

/** Says what is wrong with a text; null where nothing is. `key` is such as `Layout.jobs`. */
type CheckMessage = (key: string, text: string) => string | null

/**
 * The texts of `messages/` of a site folder, by the language or locale that their file is named after. Throws a `SiteFolderError` for a
 * file that is not valid or of a language that the site does not have.
 */
export function readOwnMessages(
  folder: string,
  locales: readonly string[],
  check: CheckMessage = () => null,
): ReadonlyMap<string, MessageTree> {
  const root = join(folder, 'messages')
  const names = existsSync(root) ? readdirSync(root).filter((name) => !name.startsWith('.')) : []
  const expected = [...new Set(locales.flatMap((locale) => [primaryLanguage(locale), locale]))]
  const schema = tree.superRefine((messages, context) => addProblems(messages, [], check, context))
  return new Map(
    names.map((name) => {
      const file = join(root, name)
      const locale = name.replace(/\.json$/, '')
      if (locale === name || !expected.includes(locale))
        throw new SiteFolderError(
          `${file}: expected a file of a language of the site: ${expected.map((own) => `${own}.json`).join(', ')}`,
        )
      // JSON is YAML.
      return [locale, parseSettings(readTextFile(file) ?? '', file, schema)]
    }),
  )
}

function addProblems(
  messages: MessageTree,
  parents: readonly string[],
  check: CheckMessage,
  context: z.core.$RefinementCtx,
): void {
  for (const [name, value] of Object.entries(messages)) {
    const path = [...parents, name]
    const message = typeof value === 'string' ? check(path.join('.'), value) : null
    if (message !== null) context.addIssue({ code: 'custom', path, message })
    if (typeof value !== 'string') addProblems(value, path, check, context)
  }
}
