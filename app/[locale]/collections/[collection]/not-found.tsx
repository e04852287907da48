import { drawMissing } from '@/app/[locale]/page-shell'

export default function CollectionNotFound() {
  return drawMissing('collection')
}
