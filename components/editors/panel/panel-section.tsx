import type { ReactNode } from 'react'

type PanelSectionProps = { title: string; intro?: string; children: ReactNode }

/** A part of a view, with its heading. */
export function PanelSection({ title, intro, children }: PanelSectionProps) {
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        {intro && <p className="max-w-measure text-label text-muted">{intro}</p>}
      </div>
      {children}
    </section>
  )
}
