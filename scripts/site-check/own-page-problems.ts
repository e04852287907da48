import { readWrittenContent } from '@/lib/content/written/written-content'
import { findRoute } from '@/lib/pages/urls/route-table'
import { findMediaFile } from '@/lib/process/media-files'
import { paths } from '@/lib/routes'
import type { OwnPage } from '@/lib/settings/own-pages'

/** What the text of a page lacks: a sentence for each link that leads nowhere and each picture that is missing. Records are not looked up. */
export function ownPageProblems({ file, locale, text }: OwnPage): string[] {
  const content = readWrittenContent(text, 'markdown')
  if (content === null) return [`${file}: the text is too complex, so the page shows it as plain text`]
  const { images, links } = content
  const problems = [
    ...images.filter(({ src }) => isMissing(src)).map(({ src }) => `there is no picture ${src}`),
    ...links
      .filter(({ href, isUsable }) => !isUsable || leadsNowhere(href, locale))
      .map(({ href, text: words }) => `the link "${words}" leads nowhere: ${href}`),
  ]
  return problems.map((problem) => `${file}: ${problem}`)
}

/** Of pictures on other hosts nothing is known. */
function isMissing(src: string): boolean {
  return !/^https?:/.test(src) && findMediaFile(src) === null
}

/** Whether a link leads to a path that the site does not have, with or without a language. */
function leadsNowhere(href: string, locale: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  if (!path.startsWith('/')) return false
  if (path.startsWith('/media/')) return isMissing(path)
  return findRoute(path) === null && findRoute(paths.ownPage(locale, path.slice(1))) === null
}
