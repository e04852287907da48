import { isFull } from '@vitrine/api-contract/testing/full'
import type { Element, Root } from 'hast'
import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from '@/components/rich-text/rich-text'
import { parseHtml } from '@/lib/content/html-parser'
import { outlineOf } from '@/lib/content/outline'
import { parseText } from '@/lib/content/pipeline'
import en from '@/lib/i18n/messages/en.json'
import { HostileTexts } from './hostile-texts'
import { xssVectors } from './xss-vectors'

const voidTags = /^\/?(br|hr|img|input|source|wbr|path|col)$/

/** The tags of the HTML that React has written, in which only tags have `<`. */
function tagsOf(html: string): string[] {
  return [...html.matchAll(/<(\/?[a-z][\w-]*)/g)].flatMap(([, tag = '']) => (voidTags.test(tag) ? [] : tag))
}

/** The tags of the elements that a browser reads. */
function elementsOf({ children }: Pick<Root | Element, 'children'>): string[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return []
    const { tagName } = child
    return voidTags.test(tagName) ? elementsOf(child) : [tagName, ...elementsOf(child), `/${tagName}`]
  })
}

// Where a browser reads another nesting, React renders the page again (https://react.dev/errors/418).
it.each(['markdown', 'html'] as const)(
  'hostile texts in %s have the nesting that a browser reads',
  async (format) => {
    const texts = new HostileTexts(xssVectors())
    for (let record = 0; record < (isFull ? 80 : 20); record += 1) {
      const tree = parseText(texts.text('content', `${record}`), format)
      const children = await RichText({ tree, headingIds: outlineOf(tree).ids })
      const html = renderToStaticMarkup(
        createElement(NextIntlClientProvider, { locale: 'en', messages: en, timeZone: 'UTC', children }),
      )
      expect(elementsOf(parseHtml(html)).join()).toBe(tagsOf(html).join())
    }
  },
)
