import { isPreviewRefresh, routes } from '@/lib/routes'
import type { Rule } from './exchange'
import { refuse, refuseJson } from './refuse'

const readMethods = ['GET', 'HEAD']
const apiMethods = ['GET', 'HEAD', 'OPTIONS']
/** Next.js passes them to the API, which responds with 405 in its own form. */
const refusedByApi = ['POST', 'PUT', 'PATCH', 'DELETE']

const postPaths = new Set([
  ...[routes.invalidateRecords(), routes.revalidate()],
  routes.checkContent(),
  ...[routes.leavePreview(), routes.openPreview(), routes.editorSignIn(), routes.editorSignOut()],
])

/**
 * The methods of a path. Next.js itself responds with a cached page to every method, and fails for methods that a route handler cannot
 * have.
 */
export function allowedMethods(path: string): readonly string[] {
  if (postPaths.has(path) || isPreviewRefresh(path)) return ['POST']
  return isOfApi(path) ? apiMethods : readMethods
}

function isOfApi(path: string): boolean {
  return /^\/api\/v1(\/|$)/.test(path)
}

/** A method that the path does not have is refused, on paths of `/api` in the shape of the API. */
export const refuseOtherMethods: Rule = ({ request, response, path }) => {
  const methods = allowedMethods(path)
  const { method = '' } = request
  if (methods.includes(method) || (isOfApi(path) && refusedByApi.includes(method))) return 'continue'
  const allow = methods.join(', ')
  const error = { code: 'method_not_allowed', description: `only ${allow} can be used here` }
  if (path.startsWith('/api/')) refuseJson(request, response, 405, error, { Allow: allow })
  else refuse(request, response, 405, 'Method not allowed', { Allow: allow })
  return 'responded'
}
