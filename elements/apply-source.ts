import { readParameters, withParameters } from '@/lib/settings/link-parameters'

/** `applications.parameters` of site.yaml, which elements/build.mjs writes here. */
declare const applicationParameters: readonly string[]

/** In the storage of the tab, which ends with the visit. */
const key = 'vitrine.source'

/** The parameters of this page, else those of the last page of the visit that had some: links of the site have none. */
function readSource() {
  const own = readParameters(location.search, applicationParameters)
  const query = String(new URLSearchParams(own))
  try {
    if (query) sessionStorage.setItem(key, query)
    else return readParameters(sessionStorage.getItem(key) ?? '', applicationParameters)
  } catch {
    // The browser lets the site store nothing.
  }
  return own
}

const source = readSource()
// The page has its default source otherwise.
if (Object.keys(source).length > 0)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-apply]'))
    if (link.dataset.apply) link.href = withParameters(link.dataset.apply, source)
