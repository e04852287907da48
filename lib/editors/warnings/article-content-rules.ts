import { normalizeText } from '@vitrine/api-contract/normalize-text'
import type { WrittenContent } from '@/lib/content/written/written-content'
import type { ArticleSubject } from './article-subject'
import type { Rules } from './rule'

/** The headings and links in the text of an article. */
export const articleContentRules = {
  'article-text-too-complex': { severity: 'error', find: ({ written }) => written === null },
  'article-heading-first-level': {
    severity: 'warning',
    find: (subject) => headingsOf(subject).flatMap(({ level, text }) => (level === 1 ? [text] : [])),
  },
  'article-heading-jump': {
    severity: 'warning',
    find: (subject) => {
      const headings = headingsOf(subject)
      return headings
        .filter(({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? level) + 1)
        .map(({ text }) => text)
    },
  },
  'article-heading-empty': {
    severity: 'warning',
    find: (subject) => headingsOf(subject).some(({ text }) => text === ''),
  },
  'article-link-empty': {
    severity: 'error',
    find: ({ written }) => emptyLinks(written),
  },
  'article-link-vague': {
    severity: 'warning',
    find: (subject) => linksOf(subject).flatMap(({ text }) => (isVague(text) ? [text] : [])),
  },
  'article-link-unusable': {
    severity: 'error',
    find: ({ written }) => unusableLinks(written),
  },
} as const satisfies Rules<ArticleSubject>

/** The URLs of links without a text. */
export function emptyLinks(written: WrittenContent | null): string[] {
  return (written?.links ?? []).flatMap(({ href, text }) => (text === '' ? [href] : []))
}

/** The links that the site removes, by their URL, else by their text. */
export function unusableLinks(written: WrittenContent | null): string[] {
  return (written?.links ?? []).flatMap(({ href, text, isUsable }) => (isUsable ? [] : [href || text]))
}

function headingsOf({ written }: ArticleSubject) {
  return written?.headings ?? []
}

function linksOf({ written }: ArticleSubject) {
  return written?.links ?? []
}

/** Texts that say nothing about what a link leads to, normalized. */
const vagueTexts = new Set([
  ...['here', 'click here', 'click', 'this link', 'link', 'this', 'more', 'read more', 'learn more'],
  ...['see more', 'more info', 'this page', 'ici', 'cliquez ici', 'cliquer ici', 'ce lien', 'lien'],
  ...['en savoir plus', 'lire la suite', 'plus', 'voir plus', 'cette page', 'la suite', 'par ici', 'aqui'],
  ...['haz clic aqui', 'leer mas', 'mas informacion', 'hier', 'hier klicken', 'mehr', 'mehr erfahren'],
])

function isVague(text: string): boolean {
  if (text.length > 40) return false
  return vagueTexts.has(
    normalizeText(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
}
