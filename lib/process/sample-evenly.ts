const sampleSize = 5

/** Up to five elements, from the first to the last. */
export function sampleEvenly<T>(elements: readonly T[]): T[] {
  if (elements.length <= sampleSize) return [...elements]
  return Array.from({ length: sampleSize }, (_, index) => {
    const position = Math.round((index * (elements.length - 1)) / (sampleSize - 1))
    return elements.slice(position, position + 1)
  }).flat()
}
