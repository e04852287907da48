import type { Element, Root, Text } from 'hast'

/** What browsers show around an element, or, of ruby, what those show that do not know it. */
const marks: Readonly<Record<string, readonly [before: string, after: string]>> = {
  q: ['“', '”'],
  rt: ['(', ')'],
}

/** Writes the marks that a browser shows, before a sanitizer removes the elements. The tree may not be deeper than the call stack. */
export function writeMarks(parent: Root | Element): void {
  // Those that the text has for ruby.
  const others = parent.children.filter((child) => child.type !== 'element' || child.tagName !== 'rp')
  if (others.length < parent.children.length) parent.children = others as typeof parent.children
  for (const child of others) {
    if (child.type !== 'element') continue
    writeMarks(child)
    const [before, after] = marks[child.tagName] ?? []
    if (before && after) child.children = [text(before), ...child.children, text(after)]
  }
}

function text(value: string): Text {
  return { type: 'text', value }
}
