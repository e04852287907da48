import { langProps } from '@/lib/i18n/lang-props'

/** HTML that says its direction: feed readers show it on pages of their own, and read no direction from `xml:lang`. */
export function withDirection(html: string, language: string): string {
  const { lang, dir } = langProps(language)
  return dir === 'ltr' || html === '' ? html : `<div lang="${lang}" dir="${dir}">${html}</div>`
}
