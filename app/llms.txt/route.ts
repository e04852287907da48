import { readEmployer } from '@/lib/data/organizations'
import { siteLlms } from '@/lib/documents/markdown/llms'
import { respondWith } from '../document-response'

export async function GET(request: Request): Promise<Response> {
  await readEmployer()
  return respondWith(request, { body: siteLlms(), type: 'text/plain; charset=utf-8', sharedMaxAge: 60 })
}
