import { useLayoutEffect, useRef } from 'react'

type Held = { element: Element; top: number }

/**
 * Returns a function for the change event of a form. While the checkbox that was changed has the focus it stays where it is in
 * the window (the styles turn off the scroll anchoring of browsers): what is above it changes its height with the results, and the next click would meet another checkbox.
 */
export function useHeldPosition(): (changed: EventTarget) => void {
  const held = useRef<Held | null>(null)
  useLayoutEffect(() => {
    const { element, top } = held.current ?? {}
    if (!held.current || !element || top === undefined || document.activeElement !== element) return
    const moved = topOf(element) - top
    if (moved === 0) return
    held.current.top += moved
    scrollBy({ top: moved, behavior: 'instant' })
  })
  return (changed) => {
    const isCheckbox = changed instanceof HTMLInputElement && changed.type === 'checkbox'
    held.current = isCheckbox ? { element: changed, top: topOf(changed) } : null
  }
}

/** From the top of the document: what a visitor scrolls does not change it. */
function topOf(element: Element): number {
  return element.getBoundingClientRect().top + scrollY
}
