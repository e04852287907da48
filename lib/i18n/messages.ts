import { EnvironmentError } from '@vitrine/api-contract/environment'
import { primaryLanguage } from '@vitrine/api-contract/language-lookup'
import compile from 'icu-minify/compile'
import { env } from '@/lib/env'
import { type MessageTree, readOwnMessages } from '@/lib/settings/own-messages'
import { SiteFolderError } from '@/lib/settings/site-folder'
import de from './messages/de.json'
import en from './messages/en.json'
import fr from './messages/fr.json'

export type Messages = typeof en

const byLanguage: Readonly<Record<string, Messages>> = { en, fr, de }

/** The build parses the messages of the site (next.config.mjs). Then those of the site folder are parsed too. */
const isParsed = typeof en.Ui.pagination.position !== 'string'

/** The texts of the site folder, by the name of their file. */
const own = readOwnMessages(env.SITE_FOLDER, env.SITE_LOCALES)

/** The messages of each language that has some, and of each locale: those of its language with the texts of the site folder in their place. */
export const messagesByLocale: Readonly<Record<string, Messages>> = {
  ...byLanguage,
  ...Object.fromEntries(env.SITE_LOCALES.map((locale) => [locale, messagesOf(locale)])),
}

function messagesOf(locale: string): Messages {
  const language = primaryLanguage(locale)
  const base = byLanguage[language]
  const names = [...new Set([language, locale])]
  const trees = names.map((name) => own.get(name)).filter((tree) => tree !== undefined)
  if (base && trees.length === 0) return base
  if (!base) checkComplete(locale, trees)
  const messages = structuredClone(base ?? en)
  for (const tree of trees) replace(messages, tree)
  return messages
}

/** Throws unless the texts of the site folder are those of a whole language. */
function checkComplete(locale: string, trees: readonly MessageTree[]): void {
  const file = `${env.SITE_FOLDER}/messages/${locale}.json`
  if (trees.length === 0)
    throw new EnvironmentError(
      `SITE_LOCALES: the site has no texts in ${locale}, but in ${Object.keys(byLanguage).join(', ')}; ${file} can have them all`,
    )
  const missing = keysOf(en).filter((key) => !trees.some((tree) => readText(tree, key) !== null))
  if (missing.length === 0) return
  const shown = missing.slice(0, 10).join(', ')
  throw new SiteFolderError(
    `${file}: expected all texts, as the site has none in this language; ${missing.length} are missing, such as ${shown}`,
  )
}

/** The keys of all texts, such as `Layout.jobs`. */
function keysOf(messages: object, parent = ''): string[] {
  return Object.entries(messages).flatMap(([name, value]: [string, unknown]) =>
    isTree(value) ? keysOf(value, `${parent}${name}.`) : [parent + name],
  )
}

/** The text with a key. Null where there is none. */
export function readText(messages: object, key: string): string | null {
  let value: unknown = messages
  for (const name of key.split('.'))
    value = isTree(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : null
  return typeof value === 'string' ? value : null
}

function replace(messages: object, tree: MessageTree): void {
  for (const [name, value] of Object.entries(tree)) {
    if (!Object.hasOwn(messages, name)) continue
    const current: unknown = Reflect.get(messages, name)
    if (typeof value === 'string') Reflect.set(messages, name, isParsed ? compile(value) : value)
    else if (isTree(current)) replace(current, value)
  }
}

/** A parsed message is a text or a list. */
function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
