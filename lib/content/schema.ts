import type { Options } from 'rehype-sanitize'

/** One allow-list for every text from upstream: what is not named here does not reach a page. */
export const schema: Options = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'sup', 'sub', 'abbr', 'mark', 'kbd'],
    ...['ul', 'ol', 'li', 'input', 'dl', 'dt', 'dd', 'details', 'summary'],
    ...['a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
    'embedded-video',
  ],
  attributes: {
    a: ['href', 'title', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel', ['id', /^fnref-/]],
    abbr: ['title'],
    code: [['className', /^language-[\w-]+$/]],
    details: ['open'],
    'embedded-video': ['provider', 'video'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    li: [
      ['className', 'task-list-item'],
      ['id', /^fn-/],
    ],
    ol: ['start'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
    ul: [['className', 'contains-task-list']],
  },
  required: { input: { type: 'checkbox', disabled: true } },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
  // Footnotes alone have ids, and only of their own form; nothing else could clash with the page's.
  clobber: [],
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'textarea',
    'title',
    'svg',
    'math',
    'xmp',
    'noembed',
    'noframes',
  ],
}
