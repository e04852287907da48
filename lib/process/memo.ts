/** Calls a function once for equal inputs, and gives its first result again: records of an API repeat the same offices and labels. */
export type Memo = {
  /** Inputs are equal if their JSON is. `name` is that of the function. */
  ofEqual: <T>(name: string, input: unknown, make: () => T) => T
  /** Inputs are equal if they are the same object, such as a result of `ofEqual`. */
  ofSame: <T>(name: string, input: object, make: () => T) => T
}

/** Calls the function each time. */
export const noMemo: Memo = {
  ofEqual: (_name, _input, make) => make(),
  ofSame: (_name, _input, make) => make(),
}

export function createMemo(): Memo {
  const byJson = new Map<string, Map<string, unknown>>()
  const byObject = new Map<string, Map<object, unknown>>()
  return {
    ofEqual: (name, input, make) => find(byJson, name, JSON.stringify(input) ?? '', make),
    ofSame: (name, input, make) => find(byObject, name, input, make),
  }
}

function find<K, T>(all: Map<string, Map<K, unknown>>, name: string, key: K, make: () => T): T {
  const results = all.get(name) ?? new Map<K, unknown>()
  all.set(name, results)
  // Of one name all results have one type.
  if (results.has(key)) return results.get(key) as T
  const result = make()
  results.set(key, result)
  return result
}
