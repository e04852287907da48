import { vi } from 'vitest'

/** Later imports get the modules of a process that has just started. State that bundles share is lost with the process. */
export function startNewProcess(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (/^vitrine\.(?!log|metric)/.test(key.description ?? '')) Reflect.deleteProperty(globalThis, key)
  }
  vi.resetModules()
}
