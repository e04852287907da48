import { useSyncExternalStore } from 'react'

const changeEvent = 'board-change'

/** The path of the window, which is that of the board's state. `rendered` is the path that the server has rendered. */
export function useBoardPath(rendered: string): string {
  return useSyncExternalStore(subscribe, currentPath, () => rendered)
}

/**
 * Shows the state of a path. In a preview the page has another path than its state, so that `isShown` is false for it: the path
 * is opened then.
 */
export function openState(target: string, isReplaced: boolean, isShown: (path: string) => boolean): void {
  const { pathname } = window.location
  if (target === pathname) return
  if (!isShown(pathname)) window.location.assign(target)
  else if (isReplaced) window.history.replaceState(null, '', target)
  else window.history.pushState(null, '', target)
  window.dispatchEvent(new Event(changeEvent))
}

function subscribe(onChange: () => void): () => void {
  // Before the listener of Next.js, whose announcer then reads the title of the state.
  const options = { capture: true }
  for (const event of ['popstate', changeEvent]) window.addEventListener(event, onChange, options)
  return () => {
    for (const event of ['popstate', changeEvent]) window.removeEventListener(event, onChange, options)
  }
}

function currentPath(): string {
  return window.location.pathname
}
