import { WrongArguments } from '@vitrine/api-contract/command'
import { env } from '@/lib/env'
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales'
import { fromLocalTime } from '@/lib/model/date'
import { toPreviewLink } from '@/lib/preview/preview-link'
import { type PreviewGrant, type PreviewType, toPreviewToken } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'

type Options = {
  type?: PreviewType
  reference?: string
  locale?: string
  at?: string
  minutes: number
  frame?: true
}

/** Prints a signed link to a preview. The link is the last line. */
export function printLink(options: Options): void {
  const { PREVIEW_SECRET: secret } = env
  const grant = toGrant(options)
  if (grant.kind === 'editor' && options.frame)
    throw new WrongArguments('--frame needs --type and --reference, or --at.')
  if (secret === undefined) {
    console.error('PREVIEW_SECRET is not set: set it to 32 random characters or more.')
    process.exitCode = 1
    return
  }
  const now = new Date()
  const expires = Math.floor(now.getTime() / 1000) + options.minutes * 60
  const signed = { grant, expires }
  const path = options.frame
    ? routes.preview(toPreviewToken(secret, signed, now))
    : toPreviewLink(secret, signed, now)
  console.log(`Valid until ${new Date(expires * 1000).toISOString()} for who has the link:`)
  console.log(absoluteUrl(path))
}

function toGrant({ type, reference, locale = defaultLocale, at }: Options): PreviewGrant {
  if (!isLocale(locale)) throw new WrongArguments(`--locale must be one of ${locales.join(', ')}.`)
  if (at !== undefined) {
    if (type !== undefined || reference !== undefined)
      throw new WrongArguments('--at shows the whole site: use it without --type and --reference.')
    const time = fromLocalTime(at, env.SITE_TIME_ZONE)
    if (time === null) throw new WrongArguments('--at must be a time such as 2026-12-01T09:00.')
    return { kind: 'site', at: time.toISOString() }
  }
  if (type === undefined && reference === undefined) return { kind: 'editor' }
  if (type === undefined || reference === undefined)
    throw new WrongArguments('--type and --reference name a record together.')
  return { kind: 'record', type, reference, locale }
}
