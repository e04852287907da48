import { routes } from '@/lib/routes'

const readMethods = ['GET', 'HEAD']
const apiMethods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

const postPaths = new Set([
  ...[routes.invalidateRecords(), routes.revalidate()],
  routes.checkContent(),
  ...[routes.leavePreview(), routes.openPreview(), routes.editorSignIn(), routes.editorSignOut()],
])

/** The path of `routes.previewRefresh`. */
const previewRefreshPath = /^\/preview\/[\w.-]+\/refresh$/

/**
 * The methods of a path that reach its route. Next.js itself responds with a cached page to every method, and fails for
 * methods that a route handler cannot have. The API responds to the methods that it does not have.
 */
export function allowedMethods(path: string): readonly string[] {
  if (postPaths.has(path) || previewRefreshPath.test(path)) return ['POST']
  return /^\/api\/v1(\/|$)/.test(path) ? apiMethods : readMethods
}
