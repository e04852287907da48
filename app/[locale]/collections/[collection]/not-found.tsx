import { drawMissing } from '../../drawing'

export default function CollectionNotFound() {
  return drawMissing('collection')
}
