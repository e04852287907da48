import Negotiator from 'negotiator'
import { defaultLocale, locales } from '@/lib/i18n/locales'

/** The language of the pages for editors, by the value of `Accept-Language`. */
export function editorLocaleFor(accepted: string | null | undefined): string {
  if (!accepted) return defaultLocale
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted } })
  return negotiator.language([...locales]) ?? defaultLocale
}
