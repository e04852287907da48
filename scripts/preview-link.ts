import './load-env'
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales'
import { fromLocalTime } from '@/lib/model/date'
import { toPreviewLink } from '@/lib/preview/preview-link'
import { type PreviewGrant, previewSeconds, previewTypes, toPreviewToken } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'

const usage = `usage: npm run -s preview:link -- [--type ${previewTypes.join('|')} --reference REFERENCE] [--locale LOCALE]
         [--at YYYY-MM-DDTHH:MM] [--minutes N] [--frame]
  without options      signs in to the editors' start page
  --type, --reference  previews one record
  --locale LOCALE      the language of the page, ${locales.join(' or ')}; ${defaultLocale} by default
  --at                 previews the whole site at a time, in the time zone ${env.SITE_TIME_ZONE}
  --minutes N          how long the link is valid, 1 to 1440; ${previewSeconds / 60} by default
  --frame              the form without cookies, for a frame of a CMS
  --help               prints this text
The link is the last line.`

const options = readOptions()
if (options === null) {
  console.log(usage)
} else if (typeof options === 'string') {
  console.error(`${options}\n\n${usage}`)
  process.exitCode = 1
} else {
  const { secret, grant, minutes, isFrame } = options
  const expires = Math.floor(Date.now() / 1000) + minutes * 60
  const signed = { grant, expires }
  const path = isFrame ? routes.preview(toPreviewToken(secret, signed)) : toPreviewLink(secret, signed)
  console.log(`Valid until ${new Date(expires * 1000).toISOString()} for who has the link:`)
  console.log(env.SITE_URL + path)
}

/** The error as a text for invalid options; null for `--help`. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        type: { type: 'string' },
        reference: { type: 'string' },
        locale: { type: 'string', default: defaultLocale },
        at: { type: 'string' },
        minutes: { type: 'string', default: String(previewSeconds / 60) },
        frame: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) return null
    const secret = env.PREVIEW_SECRET
    if (secret === undefined) return 'PREVIEW_SECRET is not set: set it to 32 random characters or more.'
    const minutes = /^\d{1,4}$/.test(values.minutes) ? Number(values.minutes) : 0
    if (minutes < 1 || minutes > 1_440) return '--minutes must be a number from 1 to 1440.'
    const grant = toGrant(values)
    if (typeof grant === 'string') return grant
    if (grant.kind === 'editor' && values.frame) return '--frame needs --type and --reference, or --at.'
    return { secret, grant, minutes, isFrame: values.frame }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

type Values = { type?: string; reference?: string; locale: string; at?: string }

function toGrant({ type, reference, locale, at }: Values): PreviewGrant | string {
  if (!isLocale(locale)) return `--locale must be one of ${locales.join(', ')}.`
  if (at !== undefined) {
    if (type !== undefined || reference !== undefined)
      return '--at shows the whole site: use it without --type and --reference.'
    const time = fromLocalTime(at, env.SITE_TIME_ZONE)
    return time ? { kind: 'site', at: time.toISOString() } : '--at must be a time such as 2026-12-01T09:00.'
  }
  if (type === undefined && reference === undefined) return { kind: 'editor' }
  const known = previewTypes.find((name) => name === type)
  if (!known) return `--type must be one of ${previewTypes.join(', ')}.`
  if (!reference || reference.length > 100) return '--reference must be the reference of a record.'
  return { kind: 'record', type: known, reference, locale }
}
