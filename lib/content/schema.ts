import { htmlAllowList } from '@vitrine/api-contract/html-allow-list'
import type { Options } from 'rehype-sanitize'

const { tagNames, attributes, protocols, strip } = htmlAllowList

/** The allow-list of the API contract and the elements of this pipeline: videos, task lists and footnotes. */
export const schema: Options = {
  tagNames: [...tagNames, 'input', 'embedded-video'],
  attributes: {
    ...attributes,
    '*': [['id', /^section-[\p{L}\p{N}-]+$/u], 'lang', ['dir', 'rtl', 'auto']],
    a: [...attributes.a, 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel', ['id', /^fnref-/]],
    'embedded-video': ['src'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    li: [
      ['className', 'task-list-item'],
      ['id', /^fn-/],
    ],
    ul: [['className', 'contains-task-list']],
  },
  required: { input: { type: 'checkbox', disabled: true } },
  protocols,
  // Ids need no prefix: only footnotes and the parts of ./text-parts have them, in formats that no id of the page has.
  clobber: [],
  strip,
}
