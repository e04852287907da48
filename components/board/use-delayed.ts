import { useEffect, useRef } from 'react'

/**
 * A function that calls `action` once after the last request for it. It calls the action of the latest rendering: the visitor
 * can have selected something else in the meantime.
 */
export function useDelayed<Values extends unknown[]>(
  action: (...values: Values) => void,
): (ms: number, ...values: Values) => void {
  const latest = useRef(action)
  const timer = useRef(0)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return (ms, ...values) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => latest.current(...values), ms)
  }
}
