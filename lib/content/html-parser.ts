import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parseFragment } from 'parse5'

/**
 * Parses an HTML fragment as a browser parses the content of a `<body>`. The nodes have no positions in the text, as those of
 * rehype-parse have: with them, parsing and copying a tree takes more than twice the time.
 */
export function parseHtml(html: string): Root {
  return fromParse5(parseFragment(html, { scriptingEnabled: false })) as Root
}
