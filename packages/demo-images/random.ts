/** The seed of a text, so that a picture with the same path always has the same numbers. */
export function hashOf(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  h ^= h >>> 15
  h = Math.imul(h, 2246822507)
  return (h ^ (h >>> 13)) >>> 0
}

export class Random {
  private state: number

  constructor(seed: string) {
    this.state = hashOf(seed)
  }

  /** mulberry32, from 0 (included) to 1 (excluded). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next()
  }

  int(from: number, to: number): number {
    return Math.floor(this.range(from, to + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  sign(): 1 | -1 {
    return this.chance(0.5) ? 1 : -1
  }

  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)]
    if (item === undefined) throw new Error('pick: the list is empty')
    return item
  }

  shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list]
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.int(0, i)
      // Swaps both items.
      copy.splice(j, 1, ...copy.splice(i, 1, ...copy.slice(j, j + 1)))
    }
    return copy
  }
}
