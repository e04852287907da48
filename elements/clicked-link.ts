/**
 * The link that a click would open in this tab. It does not open it any more. Null for another click, or one that opens another tab or
 * a menu.
 */
export function takeClickedLink(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>(selector)
  if (link) event.preventDefault()
  return link
}
