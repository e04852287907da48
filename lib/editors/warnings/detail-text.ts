import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatLanguage } from '@/lib/i18n/format'
import { messagesFor } from '@/lib/i18n/locales'
import type { RuleId } from './rules'

/** A detail of a warning as editors read it: numbers with their unit, and fields of the API with the names of the site. */
export function detailText(rule: RuleId, detail: string, locale: string): string {
  const t = editorTranslatorFor(locale)
  switch (rule) {
    case 'article-text-short':
      return t('WarningDetails.words', { count: Number(detail) })
    case 'organization-description-short':
      return t('WarningDetails.characters', { count: Number(detail) })
    case 'organization-translation-missing': {
      const [field = '', language = ''] = detail.split('.')
      const text = nameOfText(field, locale)
      return t('WarningDetails.translation', { text, language: formatLanguage(language, locale) })
    }
    default:
      return detail
  }
}

/** The heading of a text on the page of an organization; the field itself for another one. */
function nameOfText(field: string, locale: string): string {
  const { Organization: headings } = messagesFor(locale)
  switch (field) {
    case 'i18n_descriptions':
      // Its heading has the name of the organization.
      return editorTranslatorFor(locale)('WarningDetails.description')
    case 'i18n_looking_fors':
      return headings.lookingFor
    case 'i18n_good_to_knows':
      return headings.goodToKnow
    default:
      return field
  }
}
