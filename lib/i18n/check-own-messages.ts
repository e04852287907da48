import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { env } from '@/lib/env'
import { readOwnMessages } from '@/lib/settings/own-messages'
import { readText } from './messages'
import en from './messages/en.json'

/** Throws a `SiteFolderError` for texts of the site folder that have an unknown key, that cannot be parsed, or with unknown placeholders. */
export function checkOwnMessages(folder = env.SITE_FOLDER): void {
  readOwnMessages(folder, env.SITE_LOCALES, findProblem)
}

/** What is wrong with a text; null where nothing is. */
function findProblem(key: string, text: string): string | null {
  const english = readText(en, key)
  if (english === null) return 'there is no such text in lib/i18n/messages/en.json'
  const known = placeholdersOf(parse(english))
  try {
    const unknown = placeholdersOf(parse(text)).find((placeholder) => !known.includes(placeholder))
    return unknown === undefined
      ? null
      : `expected ${known.length === 0 ? 'no placeholder' : known.join(', ')}, not ${unknown}`
  } catch (error) {
    return `expected a text in ICU MessageFormat: ${error instanceof Error ? error.message : error}`
  }
}

/** The arguments and tags of a message, in every depth, as they are written. */
function placeholdersOf(elements: readonly MessageFormatElement[]): string[] {
  const found = elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.tag:
        return [`<${element.value}>`, ...placeholdersOf(element.children)]
      case TYPE.plural:
      case TYPE.select:
        return [
          `{${element.value}}`,
          ...Object.values(element.options).flatMap(({ value }) => placeholdersOf(value)),
        ]
      default:
        return [`{${element.value}}`]
    }
  })
  return [...new Set(found)]
}
