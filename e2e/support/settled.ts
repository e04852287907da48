import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'
import { staleMs } from './unavailable'

/**
 * What `read` gives for each path when each response shows the present records. A stored response is rendered again after the first
 * request that finds it stale: two equal readings show that nothing changes any more.
 */
export async function readSettled(
  paths: readonly string[],
  read: (path: string) => Promise<string>,
): Promise<Map<string, string>> {
  const readTexts = async () => {
    const texts = new Map<string, string>()
    for (const path of paths) texts.set(path, await read(path))
    return texts
  }
  let texts = await readTexts()
  let unchanged = 0
  await expect(async () => {
    const earlier = texts
    await wait(staleMs)
    texts = await readTexts()
    unchanged = isDeepStrictEqual(texts, earlier) ? unchanged + 1 : 0
    expect(unchanged).toBe(1)
  }).toPass({ timeout: 240_000, intervals: [0] })
  return texts
}
