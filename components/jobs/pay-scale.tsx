import { useTranslations } from 'next-intl'
import type { PayComparison } from '@/lib/model/pay/pay-comparison'

type PayScaleProps = {
  pay: PayComparison
  /** The amounts as text. */
  texts: Readonly<Record<(typeof marks)[number], string>>
}

const marks = ['lowest', 'median', 'highest', 'own'] as const

/** The least width of the bar of a job whose pay is one amount, in percent. */
const minWidth = 1.5

/** A scale with the range of the other jobs and the pay of this one. Its amounts are beneath it as text, so the drawing has none. */
export function PayScale({ pay, texts }: PayScaleProps) {
  const t = useTranslations('Job.pay')
  const { own, lowest, median, highest } = pay
  const start = Math.min(lowest, own.min)
  const end = Math.max(highest, own.max)
  const position = (amount: number) => (end === start ? 50 : ((amount - start) / (end - start)) * 100)
  const width = Math.max(minWidth, position(own.max) - position(own.min))
  const left = Math.min(position(own.min), 100 - width)
  return (
    <figure className="flex flex-col gap-3">
      <svg aria-hidden="true" width="100%" height="36" className="block overflow-visible">
        <rect
          x={percent(position(lowest))}
          y="14"
          width={percent(position(highest) - position(lowest))}
          height="8"
          rx="4"
          className="fill-line"
        />
        <rect x={percent(left)} y="10" width={percent(width)} height="16" rx="3" className="fill-accent" />
        <line
          x1={percent(position(median))}
          x2={percent(position(median))}
          y1="2"
          y2="34"
          className="stroke-ink stroke-2"
        />
      </svg>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {marks.map((mark) => (
          <div key={mark}>
            <dt className={`text-label ${mark === 'own' ? 'text-accent' : 'text-muted'}`}>{t(mark)}</dt>
            <dd className="font-semibold">{texts[mark]}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

function percent(value: number): string {
  return `${value.toFixed(1)}%`
}
