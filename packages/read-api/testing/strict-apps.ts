import { vi } from 'vitest'
import { expectStrictResponse } from './strict-response'

// Checks every response of every app that a test creates, so that a new test needs no check of its own.
vi.mock('#app', async (importOriginal) => {
  const original = await importOriginal<typeof import('#app')>()
  const createApp: typeof original.createApp = (options) => {
    const app = original.createApp(options)
    const { fetch } = app
    app.fetch = async (request, ...rest) => {
      const response = await fetch(request, ...rest)
      await expectStrictResponse(request, response)
      return response
    }
    return app
  }
  return { ...original, createApp }
})
