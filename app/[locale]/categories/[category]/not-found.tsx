import { drawMissing } from '@/app/[locale]/page-shell'

export default function CategoryNotFound() {
  return drawMissing('category')
}
