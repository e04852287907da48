/** The layout has drawn what there is to say. */
export default function JobNotFound() {
  return null
}
