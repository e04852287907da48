import type { Loading } from './load-state'

type BoardStatusProps = {
  path: string
  loading: Loading
  /** `found` says how many results there are. */
  texts: { found: string; failed: string; loading: string }
}

/** What a screen reader announces about the results of the state at `path`, and the text that replaces it while they load. */
export function BoardStatus({ path, loading, texts }: BoardStatusProps) {
  const isLoading = loading === 'first' || loading === 'more'
  return (
    <>
      {/* Empty while results load, so that equal counts of two states are announced too, and nothing else is. */}
      <p role="status" className="font-semibold">
        {!isLoading && <span key={path}>{loading === 'done' ? texts.found : texts.failed}</span>}
      </p>
      {isLoading && (
        <p aria-hidden="true" className="text-muted">
          {texts.loading}
        </p>
      )}
    </>
  )
}
