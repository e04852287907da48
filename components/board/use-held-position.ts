import { useLayoutEffect, useRef } from 'react'

type Held = { element: Element; top: number }

/**
 * Returns a function for the change event of a form. While the checkbox that was changed has the focus, it stays where it is in
 * the window: the facets above it change their height with the results, and the next click would select another value. The styles
 * turn off the scroll anchoring of browsers, which would move it too.
 */
export function useHeldPosition(): (changed: EventTarget) => void {
  const held = useRef<Held | null>(null)
  useLayoutEffect(() => {
    const { current } = held
    if (!current || document.activeElement !== current.element) return
    const moved = topOf(current.element) - current.top
    if (moved === 0) return
    current.top += moved
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
