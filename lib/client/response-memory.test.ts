import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)

describe('the memory of the process', () => {
  it.each([1, 8])(
    'grows by less than 200 MB while %i compressed bodies of 400 MB are refused at the same time',
    async (count) => {
      const program = ['--expose-gc', '--import', 'tsx', 'lib/client/testing/read-bomb.ts', String(count)]
      const { stdout } = await run(process.execPath, program)
      const { errors, bombBytes, grownMiB } = JSON.parse(stdout)
      expect(new Set(errors)).toEqual(
        new Set([
          'ContractError: articles list: a body of more than 50000000 bytes, the value of API_MAX_RESPONSE_BYTES',
        ]),
      )
      expect(errors).toHaveLength(count)
      expect(bombBytes).toBeLessThan(450_000)
      expect(grownMiB).toBeLessThan(200)
    },
    120_000,
  )
})
