import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { readEmployer } from './organizations'

/**
 * `readEmployer` for what a page has where the store cannot be read too: the error page has the links of before. Commands cannot load
 * this module outside of Next.js.
 */
export async function tryReadEmployer(): Promise<void> {
  try {
    await readEmployer()
  } catch (error) {
    unstable_rethrow(error)
  }
}
