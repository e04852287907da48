import { renderNotFoundPage } from '@/app/[locale]/page-shell'

export default function PreviewNotFound() {
  return renderNotFoundPage('page')
}
