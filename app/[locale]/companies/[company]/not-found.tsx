import { renderNotFoundPage } from '../../page-shell'

export default function CompanyNotFound() {
  return renderNotFoundPage('company')
}
