import { htmlAllowList } from '@vitrine/api-contract/html-allow-list'
import type { Options } from 'rehype-sanitize'

const { tagNames, attributes, protocols, strip } = htmlAllowList

/** The allow-list of the API's texts, with what the site's own pipeline adds: videos, task lists and footnotes. */
export const schema: Options = {
  tagNames: [...tagNames, 'input', 'embedded-video'],
  attributes: {
    ...attributes,
    a: [...attributes.a, 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel', ['id', /^fnref-/]],
    'embedded-video': ['provider', 'video'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    li: [
      ['className', 'task-list-item'],
      ['id', /^fn-/],
    ],
    ul: [['className', 'contains-task-list']],
  },
  required: { input: { type: 'checkbox', disabled: true } },
  protocols,
  // Footnotes alone have ids, and only of their own form; nothing else could clash with the page's.
  clobber: [],
  strip,
}
