/** Pseudo-random numbers (mulberry32): the same for the same seeds, on every machine. */
export class Random {
  #state: number

  /** The seeds are combined, so that the numbers of a record do not depend on the records before it. */
  constructor(...seeds: readonly (number | string)[]) {
    this.#state = hash(seeds.join('\n'))
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number; both bounds are inclusive. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.next() * items.length)] ?? items[0]
  }

  /** The value with this probability, else `undefined`. */
  maybe<Value>(share: number, value: () => Value): Value | undefined {
    return this.chance(share) ? value() : undefined
  }

  /** At most `count` different whole numbers from 0 to `bound` - 1. */
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
