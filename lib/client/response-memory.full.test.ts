import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { isFull } from '@vitrine/api-contract/testing/full'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)

async function readBodies(...parameters: string[]) {
  const program = ['--expose-gc', '--import', 'tsx', 'lib/client/testing/read-bomb.ts', ...parameters]
  const { stdout } = await run(process.execPath, program)
  return JSON.parse(stdout)
}

describe('the memory of the process', () => {
  it.each(isFull ? [1, 8] : [8])(
    'grows by less than 200 MB while %i compressed bodies of 400 MB are refused at the same time',
    async (count) => {
      const { errors, bombBytes, grownMiB } = await readBodies(String(count))
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

  it.each(isFull ? [1_000_000, 5_000_000] : [1_000_000])(
    'grows by less than 100 MB for JSON of %i levels',
    async (levels) => {
      const { errors, grownMiB } = await readBodies('1', String(levels))
      expect(errors).toEqual([
        'ContractError: articles list: a body of more than 2000000 values or 100 levels',
      ])
      expect(grownMiB).toBeLessThan(100)
    },
    120_000,
  )
})
