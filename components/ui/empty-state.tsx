import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; text?: string; children?: ReactNode }

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-pane border border-dashed border-line-strong p-8">
      <p className="font-story text-title font-medium wrap-anywhere">{title}</p>
      {text && <p className="max-w-[40em] text-muted">{text}</p>}
      {children}
    </div>
  )
}
