import { diffSequences, type Run } from './sequence-diff'
import type { TextBlock } from './text-blocks'

/** `parts` are the words of a changed block. */
export type TextChange =
  | { kind: 'same'; blocks: readonly TextBlock[] }
  | { kind: 'added' | 'removed'; block: TextBlock }
  | { kind: 'changed'; before: TextBlock; after: TextBlock; parts: readonly Run<string>[] }

export type TextDifference = { changes: readonly TextChange[]; isCoarse: boolean }

const maxBlockEdits = 1_000
const maxWordEdits = 400
/** Words that are compared in all blocks together. */
const maxWords = 200_000

/** The blocks that differ between two pages, in their order; of blocks that are similar, the words. */
export function diffText(before: readonly TextBlock[], after: readonly TextBlock[]): TextDifference {
  const { runs, isCoarse } = diffSequences(
    before,
    after,
    ({ kind, text }) => `${kind} ${text}`,
    maxBlockEdits,
  )
  const budget = { words: maxWords }
  const changes: TextChange[] = []
  for (let index = 0; index < runs.length; index += 1) {
    const [run, next] = [runs[index], runs[index + 1]]
    if (run?.kind === 'same') changes.push({ kind: 'same', blocks: run.items })
    else if (run && next && next.kind !== 'same') {
      const [removed, added] = run.kind === 'removed' ? [run, next] : [next, run]
      changes.push(...pairBlocks(removed.items, added.items, budget))
      index += 1
    } else if (run) for (const block of run.items) changes.push({ kind: toEdit(run), block })
  }
  return { changes, isCoarse }
}

function toEdit({ kind }: Run<TextBlock>): 'added' | 'removed' {
  return kind === 'added' ? 'added' : 'removed'
}

/** How far ahead a similar block is looked for, and the share of common words of one. */
const maxAhead = 8
const leastSimilarity = 0.4

/** Pairs each removed block with the next added one that is similar. Both orders stay. */
function pairBlocks(
  removed: readonly TextBlock[],
  added: readonly TextBlock[],
  budget: { words: number },
): TextChange[] {
  const changes: TextChange[] = []
  let next = 0
  for (const before of removed) {
    const ahead = added.slice(next, next + maxAhead)
    const match = budget.words > 0 ? ahead.findIndex((after) => isSimilar(before, after, budget)) : -1
    const after = ahead[match]
    if (!after) {
      changes.push({ kind: 'removed', block: before })
      continue
    }
    for (const block of ahead.slice(0, match)) changes.push({ kind: 'added', block })
    changes.push({ kind: 'changed', before, after, parts: diffWords(before.text, after.text) })
    next += match + 1
  }
  for (const block of added.slice(next)) changes.push({ kind: 'added', block })
  return changes
}

function isSimilar(before: TextBlock, after: TextBlock, budget: { words: number }): boolean {
  if (before.text === after.text) return true
  const [old, fresh] = [splitWords(before.text), splitWords(after.text)]
  budget.words -= old.length + fresh.length
  const known = new Set(old.filter(isWord))
  const words = new Set(fresh.filter(isWord))
  const common = [...words].filter((word) => known.has(word)).length
  return common >= leastSimilarity * Math.max(known.size, words.size) && common > 0
}

/** The words, spaces and punctuation marks that differ. */
export function diffWords(before: string, after: string): readonly Run<string>[] {
  const { runs } = diffSequences(splitWords(before), splitWords(after), (word) => word, maxWordEdits)
  return runs
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
}

function isWord(part: string): boolean {
  return /[\p{L}\p{N}]/u.test(part)
}
