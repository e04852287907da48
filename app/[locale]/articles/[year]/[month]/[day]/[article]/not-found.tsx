/** The layout renders the 404 page. */
export default function ArticleNotFound() {
  return null
}
