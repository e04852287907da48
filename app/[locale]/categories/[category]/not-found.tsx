import { drawMissing } from '../../drawing'

export default function CategoryNotFound() {
  return drawMissing('category')
}
