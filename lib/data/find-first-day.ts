/** A day, and the number of articles up to it. */
export type CountedDay = { day: string; count: number }

/**
 * The neighbours among these days, in order, between which the number of articles up to a day reaches `target`. Ends earlier with a
 * later day up to which there are fewer than `target` and `maxExtra` articles together; `previous` is then a day up to which there
 * are fewer than `target`, not always the neighbour. `first` and `last` are the numbers up to the first and the last day, or fewer for the first: the
 * first is below `target`, the last is not. Guesses by the counts of the days around, and halves where articles are distributed unevenly.
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
