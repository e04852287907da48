import { vi } from 'vitest'
import { expectStrictAnswer } from './strict-response'

// Every app that a test of the API makes, by whichever way, checks every answer it gives: no test can forget to.
vi.mock('#app', async (importOriginal) => {
  const original = await importOriginal<typeof import('#app')>()
  const createApp: typeof original.createApp = (options) => {
    const app = original.createApp(options)
    const { fetch } = app
    app.fetch = async (request, ...rest) => {
      const answer = await fetch(request, ...rest)
      await expectStrictAnswer(request, answer)
      return answer
    }
    return app
  }
  return { ...original, createApp }
})
