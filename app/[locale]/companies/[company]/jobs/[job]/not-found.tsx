import { drawMissing } from '../../../../drawing'

export default function JobNotFound() {
  return drawMissing('job')
}
