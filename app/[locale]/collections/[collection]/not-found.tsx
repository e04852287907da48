import { renderNotFoundPage } from '../../page-shell'

export default function CollectionNotFound() {
  return renderNotFoundPage('collection')
}
