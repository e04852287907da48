import { limitNotFoundLifetime } from '@/lib/data/not-found'
import { renderNotFound } from '../page-shell'

/** next.config.mjs rewrites all unknown paths of a locale to this one prerendered 404 page. */
export default async function NotFoundRoute() {
  await limitNotFoundLifetime()
  return renderNotFound('page')
}
