import type { ReactNode } from 'react'

type Tone = 'good' | 'problem' | 'note'

const looks: Readonly<Record<Tone, { box: string; sign: string; path: string }>> = {
  good: { box: 'bg-accent-soft', sign: 'text-accent', path: 'm5 12.5 4.5 4.5L19 7.5' },
  problem: { box: 'bg-signal-soft', sign: 'text-signal', path: 'M12 5.5v8m0 4.4v.1' },
  note: { box: 'bg-sunk', sign: 'text-muted', path: 'M12 6v.1m0 4.4v8' },
}

/** A sentence that says whether something is as it should be. */
export function PanelNotice({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { box, sign, path } = looks[tone]
  return (
    <div className={`flex gap-2.5 rounded-pane px-3.5 py-2.5 text-label ${box}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`mt-0.5 size-4 flex-none ${sign}`}
      >
        <path d={path} />
      </svg>
      <div className="min-w-0 break-words">{children}</div>
    </div>
  )
}
