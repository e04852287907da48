import type { Measuring } from '@/lib/settings/site-yaml/measuring'

/** `measuring` of site.yaml, which elements/build.mjs writes here. */
declare const measuring: Measuring | null

/** What a visitor does, without words and without data of a person. */
type SiteEvent = { name: string; properties: Readonly<Record<string, string>> }

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
  interface Document {
    prerendering?: boolean
  }
  interface Window {
    plausible?: (name: string, options: { props: SiteEvent['properties'] }) => void
    umami?: { track: (name: string, properties: SiteEvent['properties']) => void }
    _paq?: unknown[][]
  }
  interface DocumentEventMap {
    'vitrine:event': CustomEvent<SiteEvent>
  }
}

/** What a click on one of these controls is. */
const clicks: Readonly<Record<string, string>> = {
  'a[data-apply]': 'apply',
  'click-to-play a': 'play',
  'share-buttons > button': 'share',
  'save-record button[aria-pressed=false]': 'save',
}

function start({ script, attributes, matomo_site: matomoSite }: Measuring): void {
  if (matomoSite)
    window._paq = [
      ['disableCookies'],
      ['setTrackerUrl', new URL('matomo.php', script).href],
      ['setSiteId', matomoSite],
      ['trackPageView'],
    ]
  const element = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.defer = true
  element.src = script
  document.head.append(element)
  // Before the elements, which change what is clicked.
  for (const type of ['click', 'submit', 'change']) document.addEventListener(type, report, true)
  document.addEventListener('vitrine:event', send)
}

function report({ type, target }: Event): void {
  if (!(target instanceof Element)) return
  const [, name] = Object.entries(clicks).find(([selector]) => target.closest(selector)) ?? []
  const link = target.closest('a')
  if (type === 'click' && name) dispatch(name, name === 'apply' && link ? { host: link.hostname } : {})
  // A list shows what is selected at once. The form of the site search is sent.
  const isSelection = target.closest('main search') !== null
  const isSearch = isSelection
    ? type === 'change'
    : type === 'submit' && target.matches('[action$="/search"]')
  if (isSearch) dispatch('search', { in: isSelection ? (location.pathname.split('/')[2] ?? '') : 'site' })
}

function dispatch(name: string, properties: SiteEvent['properties']): void {
  document.dispatchEvent(new CustomEvent('vitrine:event', { detail: { name, properties } }))
}

/** Gives an event to the script, whichever it is. */
function send({ detail: { name, properties } }: CustomEvent<SiteEvent>): void {
  window.plausible?.(name, { props: properties })
  window.umami?.track(name, properties)
  window._paq?.push(['trackEvent', 'site', name, ...Object.values(properties)])
}

const isRefused = navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true
if (measuring && !isRefused) {
  const settings = measuring
  // Nobody has seen a page that the browser renders ahead.
  if (document.prerendering)
    document.addEventListener('prerenderingchange', () => start(settings), { once: true })
  else start(settings)
}
