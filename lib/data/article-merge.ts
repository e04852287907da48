import pLimit from 'p-limit'

export const blockSize = 100

/** The other slots of the API client are for other pages. */
const parallelBlocks = 3

/** A list of articles, newest first, by blocks of a hundred, which count from 0. The first block has `offset` articles less. */
export type Source<T> = {
  total: number
  offset: number
  readBlock: (block: number) => Promise<readonly T[]>
}

type Dated = { publishedAt: Date }

/**
 * How many articles of a source are among the first `start` of the merged list. `{ low: 20, high: 50 }`: at least its 20 newest articles,
 * and at most its 50 newest.
 */
type Range = { low: number; high: number }

/** Ranges that are longer on average are made shorter before they are read. */
const maxRead = 2 * blockSize

/**
 * `size` articles from position `start` of the list that sources make together, newest first. Of articles of the same time,
 * those of the first source come first. Reads few blocks, however long the lists are: where a short list ends among the
 * first articles is known after one block of each.
 */
export async function readMerged<T extends Dated>(
  sources: readonly Source<T>[],
  start: number,
  size: number,
): Promise<T[]> {
  const lists = sources.map(memoize)
  const ranges = lists.map(({ total }) => ({ low: 0, high: Math.min(total, start) }))
  tighten(ranges, start)
  while (ranges.reduce((sum, { low, high }) => sum + high - low, 0) > maxRead * lists.length) {
    await halve(lists, ranges, start)
    tighten(ranges, start)
  }
  const skipped = ranges.reduce((rest, { low }) => rest - low, start)
  return (await readFirst(lists, ranges, skipped + size)).slice(skipped)
}

/** The first `count` articles of the lists from the starts of their ranges. A list is read on while its last article is among them. */
async function readFirst<T extends Dated>(
  lists: readonly Source<T>[],
  ranges: readonly Range[],
  count: number,
): Promise<T[]> {
  const parts = lists.map((list, index) => {
    const next = ranges[index]?.low ?? 0
    return { list, index, next, end: Math.min(list.total, next + count), articles: [] as T[] }
  })
  for (;;) {
    const first = parts
      .flatMap(({ articles, index }) => articles.map((article) => ({ article, index })))
      .sort((a, b) => b.article.publishedAt.getTime() - a.article.publishedAt.getTime() || a.index - b.index)
      .slice(0, count)
      .map(({ article }) => article)
    const found = new Set(first)
    const unfinished = parts.filter(({ next, end, articles }) => {
      const last = articles.at(-1)
      return next < end && (last === undefined || found.has(last))
    })
    if (unfinished.length === 0) return first
    await Promise.all(
      unfinished.map(async (part) => {
        const { offset } = part.list
        const endOfBlock = (Math.floor((part.next + offset) / blockSize) + 1) * blockSize - offset
        // Without other lists, the first articles are those of this list.
        const end = parts.length === 1 ? part.end : Math.min(part.end, endOfBlock)
        part.articles.push(...(await readPart(part.list, part.next, end)))
        part.next = end
      }),
    )
  }
}

/** Uses that the ranges end at `start` articles together, if the lists have as many. */
function tighten(ranges: readonly Range[], start: number): void {
  const sumOf = (key: keyof Range) => ranges.reduce((sum, range) => sum + range[key], 0)
  const end = Math.min(start, sumOf('high'))
  for (const range of ranges) {
    range.low = Math.max(range.low, Math.min(range.high, end - (sumOf('high') - range.high)))
    range.high = Math.min(range.high, Math.max(range.low, end - (sumOf('low') - range.low)))
  }
}

/** Compares the article in the middle of the longest range with all lists. */
async function halve(
  lists: readonly Source<Dated>[],
  ranges: readonly Range[],
  start: number,
): Promise<void> {
  const lengths = ranges.map(({ low, high }) => high - low)
  const longest = lengths.indexOf(Math.max(...lengths))
  const [list, range] = [lists[longest], ranges[longest]]
  if (!list || !range) return
  const position = Math.floor((range.low + range.high) / 2)
  const article = await readAt(list, position)
  if (!article) {
    // The list has become shorter.
    range.high = position
    return
  }
  const time = article.publishedAt.getTime()
  const positions = await Promise.all(
    lists.map((other, index) =>
      index === longest ? position : countBefore(other, ranges[index] ?? range, time, index < longest),
    ),
  )
  const isFirst = positions.reduce((sum, count) => sum + count, 0) < start
  for (const [index, found] of positions.entries()) {
    const other = ranges[index]
    if (!other) continue
    if (isFirst) other.low = Math.max(other.low, index === longest ? found + 1 : found)
    else other.high = Math.min(other.high, found)
  }
}

/** How many articles of a list, by what is known of its range, are newer than a time, or as new where `includes` is true. */
async function countBefore(
  list: Source<Dated>,
  range: Range,
  time: number,
  includes: boolean,
): Promise<number> {
  let { low, high } = range
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const article = await readAt(list, middle)
    const other = article?.publishedAt.getTime() ?? Number.NEGATIVE_INFINITY
    if (other > time || (includes && other === time)) low = middle + 1
    else high = middle
  }
  return low
}

/** The articles at the positions from `start` (inclusive) to `end` (exclusive). A block can lack invalid records. */
async function readPart<T>({ offset, readBlock }: Source<T>, start: number, end: number): Promise<T[]> {
  if (end <= start) return []
  const first = Math.floor((start + offset) / blockSize)
  const count = Math.ceil((end + offset) / blockSize) - first
  const limit = pLimit(parallelBlocks)
  const blocks = await Promise.all(
    Array.from({ length: count }, (_, index) => limit(() => readBlock(first + index))),
  )
  return blocks.flatMap((block, index) => {
    const position = Math.max(0, (first + index) * blockSize - offset)
    return block.slice(Math.max(0, start - position), Math.max(0, end - position))
  })
}

/** The article at a position; the last article of the block where the block is shorter, because a record is invalid. Undefined where the list has become shorter. */
async function readAt<T>({ offset, readBlock }: Source<T>, position: number): Promise<T | undefined> {
  const block = Math.floor((position + offset) / blockSize)
  const articles = await readBlock(block)
  const first = Math.max(0, block * blockSize - offset)
  return articles[Math.min(position - first, articles.length - 1)]
}

function memoize<T>({ readBlock, ...source }: Source<T>): Source<T> {
  const blocks = new Map<number, Promise<readonly T[]>>()
  return {
    ...source,
    readBlock: (block) => {
      const known = blocks.get(block) ?? readBlock(block)
      blocks.set(block, known)
      return known
    },
  }
}
