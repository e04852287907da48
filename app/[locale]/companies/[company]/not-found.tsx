import { drawMissing } from '../../drawing'

export default function CompanyNotFound() {
  return drawMissing('company')
}
