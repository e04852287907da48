/**
 * Roughly the bytes of memory that a value parsed from JSON needs: two for each UTF-16 code unit of its texts and names, and some for
 * each value. Values that are in it twice count twice.
 */
export function memorySize(value: unknown): number {
  if (typeof value === 'string') return valueSize + 2 * value.length
  if (Array.isArray(value)) return value.reduce<number>((size, item) => size + memorySize(item), valueSize)
  if (typeof value !== 'object' || value === null) return valueSize
  let size = valueSize
  for (const [name, field] of Object.entries(value)) size += 2 * name.length + memorySize(field)
  return size
}

const valueSize = 16
