import { drawMissing } from './page-shell'

/** What the browser shows in place of a page that answered 404, once it is hydrated: the same. */
export default function NotFoundPage() {
  return drawMissing('page')
}
