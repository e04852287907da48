import { createHash } from 'node:crypto'
import { langProps } from '@/lib/i18n/lang-props'
import { defaultLocale, isLocale, messagesFor } from '@/lib/i18n/locales'
import { imageSources } from '@/lib/model/media/optimizer'
import { matchRoute } from '@/lib/pages/urls/page-route'
import type { PageRoute } from '@/lib/pages/urls/route-table'
import { parseOpenGraphImage, routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { escapeHtml } from '@/lib/seo/escape-html'
import { framePolicyFor } from '@/lib/settings/security-headers'
import { siteName } from '@/lib/settings/site'
import type { Frame } from './frame'

/** The colours are those of components/ui/colors.css. */
const style = `:root{color-scheme:light dark;--paper:#fcfcfa;--ink:#16201c;--muted:#536059;--line:#d9dfd9}
@media(prefers-color-scheme:dark){:root{--paper:#101614;--ink:#e9efec;--muted:#a3b1aa;--line:#2c3732}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:var(--paper);color:var(--ink)}
main{display:flex;gap:1rem;min-height:100vh;padding:1rem;border:1px solid var(--line);border-radius:.5rem}
main>div{flex:1;min-width:0;display:flex;flex-direction:column;gap:.5rem;overflow-wrap:anywhere}
img{display:none;width:12rem;height:auto;max-height:calc(100vh - 2rem);object-fit:cover;border-radius:.25rem}
h1{margin:0;font-size:1.25rem;line-height:1.3}
p{margin:0}
a{color:inherit}
.muted{color:var(--muted)}
main>div>p:last-child{margin-top:auto}
@media(min-width:30rem){img{display:block}}`

/** The headers of both documents: pages of every origin may show them, and they run no script. */
export const frameHeaders = {
  'Content-Security-Policy': framePolicyFor(
    `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  ),
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
}

/** The page of an article or a job for a frame on another site. */
export function frameHtml(frame: Frame): string {
  const { path, locale, title, facts, summary, image } = frame
  const canonical = `<link rel="canonical" href="${escapeHtml(absoluteUrl(path))}">`
  return toDocument(frame.language, title, canonical, [
    // A generated image repeats the title.
    parseOpenGraphImage(image.url) === null ? picture(image) : '',
    '<div>',
    `<h1>${link(path, title)}</h1>`,
    facts.length > 0 ? `<p class="muted"${attributesOf(locale)}>${escapeHtml(facts.join(' · '))}</p>` : '',
    summary ? `<p>${escapeHtml(summary)}</p>` : '',
    `<p>${link(routes.home(locale), siteName(locale))}</p>`,
    '</div>',
  ])
}

const jobRoute: PageRoute = '/[locale]/companies/[company]/jobs/[job]'

/** For the path of a page that does not exist, or not any more. */
export function missingFrameHtml(path: string): string {
  const [, locale = ''] = path.split('/')
  const known = isLocale(locale) ? locale : defaultLocale
  const { NotFoundPage: texts } = messagesFor(known)
  const { title } = matchRoute([jobRoute], path) ? texts.job : texts.article
  const home = `<div><p>${escapeHtml(title)}</p><p>${link(routes.home(known), siteName(known))}</p></div>`
  return toDocument(known, title, '', [home])
}

function toDocument(language: string, title: string, head: string, body: readonly string[]): string {
  return `<!DOCTYPE html><html${attributesOf(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${head}<style>${style}</style></head><body><main>${body.join('')}</main></body></html>`
}

function picture({ url, size }: Frame['image']): string {
  const { src, srcSet = src, sizes = '' } = imageSources(url, '12rem')
  return `<img src="${escapeHtml(src)}" srcset="${escapeHtml(srcSet)}" sizes="${sizes}" width="${size.width}" height="${size.height}" alt="">`
}

/** It leads out of the frame. */
function link(path: string, text: string): string {
  return `<a href="${escapeHtml(absoluteUrl(path))}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`
}

function attributesOf(language: string): string {
  const { lang = '', dir } = langProps(language)
  return ` lang="${escapeHtml(lang)}" dir="${dir}"`
}
