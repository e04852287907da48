import { vi } from 'vitest'

// Outside Next.js these functions throw.
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))

// The test files of a project share a process, which loads packages once. Each file loads the modules of the site again,
// and begins without the settings and the state of others.
vi.useRealTimers()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.resetModules()
for (const key of Object.getOwnPropertySymbols(globalThis))
  if (key.description?.startsWith('vitrine.')) Reflect.deleteProperty(globalThis, key)
