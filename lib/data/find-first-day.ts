/** A day, and the number of articles up to it. */
export type CountedDay = { day: string; count: number }

/**
 * Finds the first of the ordered `days` up to which there are `target` articles, and the day before it. With 10 articles up to 1 May,
 * 40 up to 2 May and 90 up to 3 May, the `target` 35 gives `found` 2 May and `previous` 1 May.
 *
 * To save requests, `maxExtra` accepts a later day with fewer than `target + maxExtra` articles. With `maxExtra` 60, 3 May is accepted
 * for the same `target`, and `previous` is any day with fewer than 35 articles. 0 accepts the first day only.
 *
 * `first` and `last` are the counts of the first and the last day. `first` may be too low, and must be below `target`; `last` must not be.
 */
export async function findFirstDay(
  days: readonly string[],
  { first, last, target, maxExtra }: { first: number; last: number; target: number; maxExtra: number },
  countUpTo: (day: string) => Promise<number>,
): Promise<{ previous: CountedDay; found: CountedDay }> {
  let low = { index: 0, count: first }
  let high = { index: days.length - 1, count: last }
  const aim = target + Math.floor(maxExtra / 2)
  for (let round = 0; high.index - low.index > 1; round += 1) {
    if (high.count - target < maxExtra) break
    // By the two nearest counts; every third time in the middle, for articles that are distributed unevenly.
    const share = round % 3 === 2 ? 0.5 : (aim - low.count) / (high.count - low.count)
    const guess = low.index + Math.round(share * (high.index - low.index))
    const index = Math.max(low.index + 1, Math.min(high.index - 1, guess))
    const count = await countUpTo(days[index] ?? '')
    if (count < target) low = { index, count }
    else high = { index, count }
  }
  const toDay = ({ index, count }: typeof low) => ({ day: days[index] ?? '', count })
  return { previous: toDay(low), found: toDay(high) }
}
