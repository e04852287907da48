import { clientOf } from './client-limits'
import type { Rule } from './exchange'
import { waitForTurn } from './render-in-turn'

/** Request targets that no page can have share a 404 page. */
export const showNotFound: Rule = async ({ request, response, notFoundPath }) => {
  if (notFoundPath === null) return 'continue'
  request.url = notFoundPath
  return (await waitForTurn(clientOf(request), request, response)) ? 'render' : 'responded'
}
