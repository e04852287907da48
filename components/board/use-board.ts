import { useRef } from 'react'
import { openState, useBoardPath } from './board-path'

/** The message namespaces of the boards. They have the same keys for what both boards show. */
export type BoardName = 'ArticleBoard' | 'JobBoard'

/** `isReplaced` is true for a step that the visitor does not go back to. */
export type Select<Selection> = (selection: Selection, isReplaced?: boolean) => void

/**
 * The state of a board, and what its controls do. `rendered` is the state that the server has rendered, `parse` reads that of a
 * path, and `hrefFor` gives the path of a selection.
 */
export function useBoard<Parsed, Selection>(
  rendered: Parsed & { path: string },
  parse: (path: string) => Parsed | null,
  hrefFor: (selection: Selection) => string,
) {
  const path = useBoardPath(rendered.path)
  const parsed = path === rendered.path ? null : parse(path)
  const state = parsed ? { ...parsed, path } : rendered
  const section = useRef<HTMLElement>(null)
  const focus = () => section.current?.focus({ preventScroll: true })
  const select: Select<Selection> = (selection, isReplaced = false) =>
    openState(hrefFor(selection), isReplaced, (shown) => parse(shown) !== null)
  return {
    state,
    isRendered: state === rendered,
    section,
    /** Leads to the results. */
    show: () => {
      focus()
      section.current?.scrollIntoView({ block: 'start' })
    },
    select,
    /** For controls that are gone after they were used, with the keyboard focus. */
    selectAndFocus: (selection: Selection) => {
      select(selection)
      focus()
    },
  }
}
