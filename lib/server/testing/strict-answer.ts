import { expect } from 'vitest'
import { z } from 'zod'
import { articleWire } from '@/lib/contract/article'
import { embedWire } from '@/lib/contract/embed'
import { errorWire } from '@/lib/contract/error'
import { jobWire } from '@/lib/contract/job'
import { organizationWire } from '@/lib/contract/organization'

/** What the contract says a 200 of an address holds; `null` where it says nothing. */
function schemaOf(pathname: string): z.ZodType | null {
  if (pathname.startsWith('/api/v1/external/cms/articles/all')) return z.array(articleWire)
  if (pathname.startsWith('/api/v1/external/organizations')) return z.array(organizationWire)
  if (pathname.startsWith('/api/v1/external/jobs/')) return jobWire
  return pathname.startsWith('/api/v1/embed') ? embedWire : null
}

/** Expects the contract and nothing beside it of a success, and the one shape of errors of the rest. */
export function expectStrict(pathname: string, status: number, text: string): void {
  const schema = status === 200 ? schemaOf(pathname) : errorWire.strict()
  if (schema === null) return
  const body: unknown = JSON.parse(text)
  expect(schema.parse(body)).toEqual(body)
}
