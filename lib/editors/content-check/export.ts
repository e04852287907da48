import { detailText } from '@/lib/editors/warnings/detail-text'
import { severityOf } from '@/lib/editors/warnings/rules'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { CheckedRecord } from './checked-record'

/** Excel reads UTF-8 only after this mark. */
const byteOrderMark = '\ufeff'

/** A CSV file (RFC 4180) with one line for each warning, and one for a record without warnings. */
export async function* toCsv(records: AsyncIterable<CheckedRecord>, locale: string): AsyncGenerator<string> {
  const { Health: texts, Warnings: rules } = editorMessagesFor(locale)
  const { columns } = texts
  const names = ['severity', 'type', 'title', 'reference', 'language', 'state', 'url'] as const
  const header = [...names, ...(['warning', 'details', 'fix', 'rule'] as const)].map((name) => columns[name])
  yield byteOrderMark + toLine(header)
  for await (const record of records) {
    const { type, title, reference, language, state, path } = record
    const cells = [
      ...[texts.type[type], title, reference, language],
      ...[texts.states[state], path === null ? '' : absoluteUrl(path)],
    ]
    if (record.warnings.length === 0) yield toLine(['', ...cells, '', '', '', ''])
    for (const { rule, details } of record.warnings)
      yield toLine([
        ...[texts.severity[severityOf(rule)], ...cells],
        ...[
          rules[rule].title,
          details.map((detail) => detailText(rule, detail, locale)).join('\n'),
          rules[rule].fix,
          rule,
        ],
      ])
  }
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

/**
 * Spreadsheets run a cell that begins with one of these characters as a formula, also in quotation marks: an apostrophe
 * before it makes it a text (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function toCell(text: string): string {
  const isFormula = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/u.test(text) || /^[\t\r\n]/.test(text)
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** A JSON array of the records, with the texts of their warnings. URLs are absolute, and null for a record without a page. */
export async function* toJson(records: AsyncIterable<CheckedRecord>, locale: string): AsyncGenerator<string> {
  const { Warnings: rules } = editorMessagesFor(locale)
  let separator = '[\n'
  for await (const { path, warnings, ...record } of records) {
    const shown = warnings.map(({ rule, details }) => ({
      ...{ rule, severity: severityOf(rule) },
      ...{ ...rules[rule], details },
    }))
    const url = path === null ? null : absoluteUrl(path)
    yield `${separator}${JSON.stringify({ ...record, url, warnings: shown })}`
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
