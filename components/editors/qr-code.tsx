import { encode } from 'uqr'

/** Light modules around the code, as ISO/IEC 18004 requires. */
const border = 4

/** A text as a QR code. It is black on white in both themes: many readers recognize no other colours. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="280"
      height="280"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
