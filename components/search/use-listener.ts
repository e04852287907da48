import { useEffect, useRef } from 'react'

/** Calls the listener of the latest rendering for the events of an element that another component renders. */
export function useListener<Name extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const call = (event: HTMLElementEventMap[Name]) => latest.current(event)
    target.addEventListener(name, call)
    return () => target.removeEventListener(name, call)
  }, [target, name])
}
