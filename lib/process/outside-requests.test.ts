import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { outsideRequests, storeStartContext } from './outside-requests'

const requests = new AsyncLocalStorage<string>()

async function readLater(): Promise<string | undefined> {
  await pause()
  return requests.getStore()
}

it('runs a task in the context of the start of the process, also what the task does later', async () => {
  storeStartContext()
  await requests.run('a request', async () => {
    expect(await readLater()).toBe('a request')
    expect(await outsideRequests(readLater)).toBeUndefined()
    expect(requests.getStore()).toBe('a request')
  })
})

it('throws the errors of the task', async () => {
  await expect(outsideRequests(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
})
