import { useEffect, useRef } from 'react'

/**
 * A function that calls `action` once after the last request for it. It calls the action of the latest rendering, which reads
 * the latest values: the visitor can have selected or removed something in the meantime.
 */
export function useDelayed(action: () => void): (ms: number) => void {
  const latest = useRef(action)
  const timer = useRef(0)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return (ms) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => latest.current(), ms)
  }
}
