import type { Run } from '@/lib/editors/panel/sequence-diff'

/** A block that nobody compares by eye needs no more. */
const maxCharacters = 5_000

/** The words of a changed text. Screen readers announce `ins` and `del`. */
export function Words({ runs }: { runs: readonly Run<string>[] }) {
  return runs.map(({ kind, items }, index) => {
    const whole = items.join('')
    const text = whole.length > maxCharacters ? `${whole.slice(0, maxCharacters)} …` : whole
    const key = `${index} ${kind}`
    switch (kind) {
      case 'same':
        return <span key={key}>{text}</span>
      case 'added':
        return (
          <ins key={key} className="panel-added">
            {text}
          </ins>
        )
      case 'removed':
        return (
          <del key={key} className="panel-removed">
            {text}
          </del>
        )
      default:
        return kind satisfies never
    }
  })
}
