import { renderNotFoundPage } from '../../page-shell'

export default function CategoryNotFound() {
  return renderNotFoundPage('category')
}
