import { type Context, count } from './context'
import { findHiddenImages, type HiddenImages, type Records } from './hidden-images'

/** Images of the sample that pages do not show, by reason. */
export function checkImages(
  { settings, findings, show }: Context,
  records: { organizations: Records; articles: Records },
): void {
  const { shown, hidden } = findHiddenImages(records, settings)
  if (shown > 0) findings.ok('Images', 'images.shown', `${count(shown, 'image')} of the sample can be shown.`)
  for (const group of hidden)
    findings.problem(
      'Images',
      'images.hidden',
      `${count(group.images, 'image')} of the sample not shown, because ${show(group.reason)}. Example: ${show(group.field)}: ${show(group.url)}`,
      fixOf(group, show),
    )
  const total = hidden.reduce((sum, { images }) => sum + images, 0)
  if (total > 0) findings.lacks(`${count(total, 'image')} of the sample: pages have a placeholder instead.`)
}

function fixOf({ host, reason }: HiddenImages, show: (value: unknown) => string): string {
  if (host !== null)
    return `If you trust this host, add ${show(host)} to IMAGE_HOSTS, and build the site again.`
  if (reason.includes('SITE_URL'))
    return 'Put the file into media/ of the content folder or the site folder, or correct the URL in the content.'
  if (reason.includes('public host name'))
    return 'Ask the operator of the API for URLs on a public host. Start an API of npm run api with the SITE_URL of the site.'
  return 'Ask the editors or the operator of the API for a URL with https on a public host.'
}
