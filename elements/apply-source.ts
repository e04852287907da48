import { readParameters, withParameters } from '@/lib/settings/site-yaml/link-parameters'

/** `applications.parameters` of site.yaml, which elements/build.mjs writes here. */
declare const applicationParameters: readonly string[]

/** In the storage of the tab, which ends with the visit. */
const key = 'vitrine.source'

/** The parameters of this page, else those of the last page of the visit that had some: links of the site have none. */
let source = readParameters(location.search, applicationParameters)
if (!use(source)) use(readParameters(readStored(), applicationParameters))

// A page that a visitor opens in a new tab has another storage: it asks the other tabs of the visit.
const tabs = new BroadcastChannel(key)
const isOfVisit = document.referrer.startsWith(`${location.origin}/`)
tabs.onmessage = ({ data }) => {
  const query = String(new URLSearchParams(source))
  if (data === '' && query !== '') tabs.postMessage(query)
  if (query === '' && isOfVisit) use(readParameters(String(data), applicationParameters))
}
if (Object.keys(source).length === 0 && isOfVisit) tabs.postMessage('')

function readStored(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    // The browser lets the site store nothing.
    return ''
  }
}

/** Stores the parameters and gives them to the links of the page. False without any: the links keep the default source of the site. */
function use(parameters: typeof source): boolean {
  if (Object.keys(parameters).length === 0) return false
  source = parameters
  try {
    sessionStorage.setItem(key, String(new URLSearchParams(source)))
  } catch {
    // The browser lets the site store nothing.
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-apply]'))
    if (link.dataset.apply) link.href = withParameters(link.dataset.apply, source)
  return true
}
