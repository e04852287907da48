/** Numbers that look random and are the same for the same seeds, on every machine (mulberry32). */
export class Random {
  #state: number

  /** Several seeds make one: a record has its own numbers, whatever was made before it. */
  constructor(...seeds: readonly (number | string)[]) {
    this.#state = hash(seeds.join('\n'))
  }

  /** From 0 up to, and without, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** Whole, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.next() * items.length)] ?? items[0]
  }

  /** The value in a share of the cases, else nothing. */
  maybe<Value>(share: number, value: () => Value): Value | undefined {
    return this.chance(share) ? value() : undefined
  }

  /** Different whole numbers below a bound, `count` of them at most. */
  some(count: number, bound: number): number[] {
    const found = new Set<number>()
    for (let tries = 0; tries < count * 3 && found.size < Math.min(count, bound); tries += 1) {
      found.add(this.between(0, bound - 1))
    }
    return [...found]
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value | 0
}
