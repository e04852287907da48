/** The layout has drawn what there is to say. */
export default function ArticleNotFound() {
  return null
}
