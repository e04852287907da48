import { connection } from 'next/server'
import { respondHealth } from '@/app/health-response'

/** Responds with 200 while the process serves requests. */
export async function GET(): Promise<Response> {
  await connection()
  return respondHealth({ status: 'ok' }, true)
}
