import { unstable_rethrow } from 'next/navigation'
import { type BoardRead, readBoardOrLatest } from '@/lib/data/job-search'
import { findOpenJobs, isJobKey, openJobsLimits } from '@/lib/model/open-jobs'
import { copyHeader } from '@/lib/process/copy-header'
import { respondWithError, respondWithJson } from '../../json-response'

/** Which of the jobs that a visitor has saved are still open (docs/job-search.md). */
export async function GET(request: Request): Promise<Response> {
  const keys = [...new Set(new URL(request.url).searchParams.getAll('job'))]
  if (keys.length === 0 || keys.length > openJobsLimits.request || !keys.every(isJobKey))
    return respondWithError(400, 'validation_failed', 'The parameter job is not valid.')
  let read: BoardRead
  try {
    read = await readBoardOrLatest()
  } catch (error) {
    unstable_rethrow(error)
    return respondWithError(503, 'unavailable', 'The jobs cannot be read now. Try again later.', {
      'Retry-After': '10',
    })
  }
  const { jobs, isOld } = read
  const found = findOpenJobs(jobs, keys, isOld)
  return respondWithJson(JSON.stringify(found), 200, isOld ? { [copyHeader]: 'STALE' } : {})
}
