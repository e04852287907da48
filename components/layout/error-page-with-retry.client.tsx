'use client'

type ErrorPageProps = {
  title: string
  text: string
  retryLabel: string
  homeLabel: string
  homeHref: string
  onRetry: () => void
}

export function ErrorPageWithRetry({
  title,
  text,
  retryLabel,
  homeLabel,
  homeHref,
  onRetry,
}: ErrorPageProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-6">
      <title>{title}</title>
      <h1 className="max-w-[13.5em] font-story text-display font-medium">{title}</h1>
      <p className="max-w-[34em] font-story text-lead text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={onRetry} className="button">
          {retryLabel}
        </button>
        <a href={homeHref} className="button button-quiet">
          {homeLabel}
        </a>
      </div>
    </div>
  )
}
