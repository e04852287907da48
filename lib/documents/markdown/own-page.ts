import { nameFootnotes } from '@/lib/content/footnotes'
import { heading, paragraph, text, toBlocks, toMarkdownDocument } from '@/lib/content/markdown'
import { parseText } from '@/lib/content/pipeline'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { OwnPage } from '@/lib/settings/own-pages'
import type { MarkdownAlternate } from './markdown-alternates'

/** A page of the site folder in Markdown, with the links of its text as absolute URLs. */
export function ownPageMarkdown(page: OwnPage): MarkdownAlternate {
  const { locale, name, title, description, updated } = page
  const own = routes.ownPage(locale, name)
  const url = absoluteUrl(own)
  const blocks = toBlocks(nameFootnotes(parseText(page.text, 'markdown'), locale), url, 2)
  return {
    path: routes.markdown(own),
    page: own,
    text: toMarkdownDocument({ title, description, url, language: locale, updated }, [
      heading(1, title),
      ...(description ? [paragraph(text(description))] : []),
      ...blocks,
    ]),
  }
}
