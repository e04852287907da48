import type { ReactNode } from 'react'
import { seedNumber, toneFor } from './tone'

/** A decorative pattern in place of a missing picture. The seed selects pattern and colour. */
export function PicturePlaceholder({ seed }: { seed: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      className={`absolute inset-0 size-full bg-tone fill-tone-mark ${toneFor(seed)}`}
    >
      {motifs[Math.floor(seedNumber(seed) / 5) % motifs.length]}
    </svg>
  )
}

const motifs: readonly ReactNode[] = [
  <g key="arches">
    <path d="M24 100V66a18 18 0 0 1 36 0v34zM100 100V66a18 18 0 0 1 36 0v34z" opacity=".55" />
    <path d="M62 100V58a18 18 0 0 1 36 0v42z" />
  </g>,
  <g key="light">
    <path d="M58 0h26L34 100H8z" />
    <path d="M98 0h10L58 100H48z" opacity=".55" />
    <path d="M150 0h30l-50 100h-30z" opacity=".35" />
  </g>,
  <g key="sun">
    <circle cx="80" cy="74" r="34" />
    <path d="M0 74h160v26H0z" opacity=".5" />
  </g>,
  <g key="panes">
    <path d="M44 14h34v34H44z" />
    <path d="M82 14h34v34H82zM44 52h34v34H44z" opacity=".5" />
    <path d="M116 52v34H82a34 34 0 0 1 34-34z" />
  </g>,
  <g key="hills">
    <path d="M-10 100C20 40 58 40 90 100z" opacity=".55" />
    <path d="M50 100c30-72 74-72 120 0z" />
    <circle cx="40" cy="26" r="9" />
  </g>,
]
