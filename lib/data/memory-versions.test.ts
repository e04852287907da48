import { expect, it } from 'vitest'
import { createMemoryVersions } from './memory-versions'

/** A cached function: it loads once for each argument. */
function createReader(name: string) {
  const versions = createMemoryVersions<{ number: number }>(name)
  const cached = new Map<string, string>()
  let loads = 0
  const load = () => {
    loads += 1
    return versions.store({ number: loads })
  }
  const readVersion = async (key: string) => {
    const version = cached.get(key) ?? load()
    cached.set(key, version)
    return version
  }
  return { versions, readVersion, load, invalidate: () => cached.clear() }
}

it('loads a value once, and again after its version was invalidated', async () => {
  const { versions, readVersion, invalidate } = createReader('once')
  expect(versions.latest()).toBeNull()
  expect([await versions.read(readVersion), await versions.read(readVersion)]).toEqual([
    { number: 1 },
    { number: 1 },
  ])
  invalidate()
  expect(await versions.read(readVersion)).toEqual({ number: 2 })
  expect(versions.latest()).toEqual({ number: 2 })
})

it('gives the newest value where others have replaced a version', async () => {
  const { versions, readVersion, load } = createReader('replaced')
  await versions.read(readVersion)
  load()
  expect(await versions.read(readVersion)).toEqual({ number: 1 })
  load()
  load()
  expect(await versions.read(readVersion)).toEqual({ number: 4 })
})

it('throws where there is no version', async () => {
  const versions = createMemoryVersions<object>('none')
  await expect(versions.read(async () => 'unknown')).rejects.toThrow('none: no version')
})
