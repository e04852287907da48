import type { ReactNode } from 'react'

/** A line of a `<dl>` of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.25rem_minmax(0,1fr)] gap-x-3 border-line pb-1 last:pb-0 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-x-4 sm:border-b sm:pb-3 sm:last:border-0">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
