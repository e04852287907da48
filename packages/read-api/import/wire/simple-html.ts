/** A character of a text as an HTML serializer writes it. */
const text = '(?:[^<>&\\p{Cc}\\p{Cs}]|[\\n\\t]|&amp;|&lt;)'
const space = '[ \\n\\t]*'
const inline = `(?:${text}|<br>|${oneOf(['strong', 'em', 'b', 'i', 'u', 's', 'code'], (name) => element(name, `${text}*`))})`
/** Sanitizing removes paragraphs, headings, lists and items that show nothing. */
const blank = `(?!(?:[\\s\\u2800\\p{Default_Ignorable_Code_Point}]|<br>)*</)`
const block = oneOf(['p', 'h2', 'h3', 'h4'], (name) => element(name, `${blank}${inline}*`))
const list = oneOf(['ul', 'ol'], (name) =>
  element(name, `${space}(?:${element('li', `${blank}${inline}*`)}${space})+`),
)

const simple = new RegExp(`^(?:${text}|${block}|${list})*$`, 'u')

/** Longer texts may exceed the limits of ./html-limits. */
const maxCharacters = 10_000

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}

function oneOf(names: readonly string[], write: (name: string) => string): string {
  return `(?:${names.map(write).join('|')})`
}

/**
 * Whether a text has paragraphs, headings, lists and emphasis only, without attributes, nested and written as an HTML serializer
 * writes them. Parsing, sanitizing and serializing such a text returns it unchanged. Most job texts are of this kind.
 */
export function isSimpleHtml(html: string): boolean {
  return html.length <= maxCharacters && simple.test(html)
}
