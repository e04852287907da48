import { unstable_rethrow } from 'next/navigation'
import { currentJobBoard, type JobBoard } from '@/lib/data/jobs/job-board'
import { findOpenJobs, isJobKey, openJobsLimits } from '@/lib/model/jobs/open-jobs'
import { respondWithError, respondWithJson } from '../../json-response'

/** Which of the jobs that a visitor has saved are still open (docs/job-search.md). */
export async function GET(request: Request): Promise<Response> {
  const keys = [...new Set(new URL(request.url).searchParams.getAll('job'))]
  if (keys.length === 0 || keys.length > openJobsLimits.request || !keys.every(isJobKey))
    return respondWithError(400, 'validation_failed', 'The parameter job is not valid.')
  const now = new Date()
  let jobs: JobBoard
  try {
    jobs = (await currentJobBoard()).value
  } catch (error) {
    unstable_rethrow(error)
    return respondWithError(503, 'unavailable', 'The jobs cannot be read now. Try again later.', {
      'Retry-After': '10',
    })
  }
  return respondWithJson(JSON.stringify(findOpenJobs(jobs.board, keys, now)), 200)
}
