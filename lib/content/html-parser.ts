import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** Parses an HTML fragment as a browser parses the content of a `<body>`: `htmlParser.parse(html)` returns a tree. */
export const htmlParser = unified().use(rehypeParse, { fragment: true }).freeze()
