import { useLayoutEffect, useRef } from 'react'

type Held = { element: Element; menu: Element; top: number }

/**
 * Returns a function for the press and change events of a form. While the checkbox that they are about is pressed or has the
 * focus, its menu stays where it is in the window: what is above it changes its height with the results, so that a click would end
 * outside it, and the next one would select another value. The styles turn off the scroll anchoring of browsers, which would
 * move it too.
 */
export function useHeldPosition(): (target: EventTarget) => void {
  const held = useRef<Held | null>(null)
  useLayoutEffect(() => {
    const { current } = held
    if (!current?.element.matches(':focus, :active')) return
    const moved = topOf(current.menu) - current.top
    if (moved === 0) return
    current.top += moved
    scrollBy({ top: moved, behavior: 'instant' })
  })
  return (target) => {
    const control = target instanceof Element ? (target.closest('label')?.control ?? target) : null
    const isCheckbox = control instanceof HTMLInputElement && control.type === 'checkbox'
    const menu = control?.closest('details')
    held.current = isCheckbox && menu ? { element: control, menu, top: topOf(menu) } : null
  }
}

/** From the top of the document: what a visitor scrolls does not change it. */
function topOf(element: Element): number {
  return element.getBoundingClientRect().top + scrollY
}
