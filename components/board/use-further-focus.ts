import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the first of further results when they are in the list: the link to them is behind the new ones then, or is gone. `count`
 * is the number of results of the state at `path`. `expectMore` is called before further ones are requested.
 */
export function useFurtherFocus(
  path: string,
  count: number,
): { list: RefObject<HTMLUListElement | null>; expectMore: () => void } {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef({ path: '', count: 0 })
  useEffect(() => {
    const { path: wantedPath, count: before } = wanted.current
    if (wantedPath !== path || count <= before) return
    list.current?.children[before]?.querySelector('a')?.focus({ preventScroll: true })
    wanted.current = { path: '', count: 0 }
  }, [path, count])
  const expectMore = () => {
    wanted.current = { path, count }
  }
  return { list, expectMore }
}
