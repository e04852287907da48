import { localeOf } from '@/lib/i18n/locales'
import { toDate } from '@/lib/model/date'
import { toSummary, toTitle } from '@/lib/model/text'
import { unknownLanguage } from '@/lib/model/unknown-language'
import { isPathReference } from '@/lib/routes'
import { descriptionWidth, searchResultLimits, titleWidth } from '../search-result-width'
import type { ArticleSubject } from './article-subject'
import type { Rules } from './rule'

const dayMs = 86_400_000
const farMs = 366 * dayMs
const shortDescription = 60
const fewWords = 150

/** The date, the title, the texts for search engines and the groups of an article. */
export const articleTextRules = {
  'article-date-missing': {
    severity: 'error',
    find: ({ record }) => toDate(record.published_at) === null,
  },
  'article-date-far': {
    severity: 'warning',
    find: ({ record, now }) => {
      const date = toDate(record.published_at)
      return date !== null && date.getTime() - now.getTime() > farMs ? [date.toISOString().slice(0, 10)] : []
    },
  },
  'article-reference-invalid': {
    severity: 'error',
    find: ({ record }) => (isPathReference(record.reference) ? [] : [record.reference]),
  },
  'article-title-missing': { severity: 'error', find: ({ record }) => toTitle(record.name) === null },
  'article-language-unknown': {
    severity: 'warning',
    find: ({ record, article }) => (article.language === unknownLanguage ? [record.language] : []),
  },
  'article-language-not-served': {
    severity: 'hint',
    find: ({ article: { language } }) =>
      language === unknownLanguage || localeOf(language) ? [] : [language],
  },
  'article-seo-title-missing': {
    severity: 'hint',
    find: ({ record }) => toTitle(record.seo_title) === null,
  },
  'article-title-too-wide': {
    severity: 'warning',
    find: ({ article }) =>
      titleWidth(article.seo.title) > searchResultLimits.desktop.title ? [article.seo.title] : [],
  },
  'article-seo-description-missing': {
    severity: 'warning',
    find: ({ record }) => toSummary(record.seo_description) === null,
  },
  'article-description-too-wide': {
    severity: 'hint',
    find: ({ article: { seo } }) =>
      seo.description !== null && descriptionWidth(seo.description) > searchResultLimits.desktop.description
        ? [seo.description]
        : [],
  },
  'article-description-short': {
    severity: 'hint',
    find: ({ article: { seo } }) =>
      seo.description !== null && seo.description.length < shortDescription ? [seo.description] : [],
  },
  'article-summary-missing': { severity: 'warning', find: ({ article }) => article.summary === null },
  'article-category-missing': { severity: 'warning', find: ({ article }) => article.categories.length === 0 },
  'article-author-missing': { severity: 'hint', find: ({ article }) => article.authors.length === 0 },
  'article-text-missing': {
    severity: 'error',
    find: ({ article }) => article.wordCount === 0 && article.video === null,
  },
  'article-text-short': {
    severity: 'warning',
    find: ({ article: { wordCount, video } }) =>
      video === null && wordCount > 0 && wordCount < fewWords ? [String(wordCount)] : [],
  },
} as const satisfies Rules<ArticleSubject>
