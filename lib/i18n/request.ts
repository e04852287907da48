import * as rootParams from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { env } from '@/lib/env'
import { defaultLocale, isLocale, messagesFor } from './locales'
import type en from './messages/en.json'

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof en
  }
}

export default getRequestConfig(async () => {
  const param = await rootParams.locale()
  const locale = typeof param === 'string' && isLocale(param) ? param : defaultLocale
  return { locale, messages: messagesFor(locale), timeZone: env.SITE_TIME_ZONE }
})
