import { drawMissing } from '@/app/[locale]/page-shell'

export default function CompanyNotFound() {
  return drawMissing('company')
}
