/**
 * The value that `create` returned at the first call with this name in the process. Next.js bundles instrumentation.ts,
 * pages and route handlers separately, and loads the cache handlers from their sources: each has its own copy of a
 * module, so that variables of a module are not shared.
 */
export function sharedState<T>(name: string, create: () => T): T {
  const key = Symbol.for(`vitrine.${name}`)
  const values = globalThis as { [key]?: T }
  values[key] ??= create()
  return values[key]
}
