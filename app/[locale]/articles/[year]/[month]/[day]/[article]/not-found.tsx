import { drawMissing } from '../../../../../drawing'

export default function ArticleNotFound() {
  return drawMissing('article')
}
