import { renderNotFoundPage } from '../../../page-shell'

export default function CompanyArticlesNotFound() {
  return renderNotFoundPage('companyArticles')
}
