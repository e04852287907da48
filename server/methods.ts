import type { Rule } from './exchange'
import { refuse, refuseJson } from './refuse'

/** The methods of a path that the site does not have. */
const readMethods = ['GET', 'HEAD']

/**
 * A method that the path does not have is refused, on paths of `/api` in the shape of the API: Next.js itself responds with a page to
 * every method, and fails for methods that a route handler cannot have. The Read API refuses the methods of its paths itself.
 */
export const refuseOtherMethods: Rule = ({ request, response, path, route }) => {
  const methods = route?.methods ?? readMethods
  const { method = '' } = request
  if (methods.includes(method)) return 'continue'
  if (route?.kind === 'api') {
    // To the API, all methods that it lacks are the same.
    request.method = 'POST'
    return 'continue'
  }
  const allow = methods.join(', ')
  const error = { code: 'method_not_allowed', description: `only ${allow} can be used here` }
  if (path.startsWith('/api/')) refuseJson(request, response, 405, error, { Allow: allow })
  else refuse(request, response, 405, 'Method not allowed', { Allow: allow })
  return 'responded'
}
