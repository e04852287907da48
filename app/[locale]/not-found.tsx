import { renderNotFoundPage } from './page-shell'

/** Next.js renders this in the browser in place of a page with status 404, once the page is hydrated. */
export default function NotFoundRoute() {
  return renderNotFoundPage('page')
}
