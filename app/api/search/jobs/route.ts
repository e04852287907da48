import { unstable_rethrow } from 'next/navigation'
import { currentJobBoard, type JobBoard } from '@/lib/data/jobs/job-board'
import { searchJobs } from '@/lib/data/jobs/job-search'
import { labelledWords } from '@/lib/data/search/labelled'
import { findJobs } from '@/lib/data/search/words'
import { isLocale } from '@/lib/i18n/locales'
import { readJobFilter } from '@/lib/job-filter'
import type { FoundRecords } from '@/lib/model/search/found-words'
import { respondWithError, respondWithJson } from '../json-response'

/** A page of the results of the job board, with the counts of its facets (docs/job-search.md). */
export async function GET(request: Request): Promise<Response> {
  const parameters = new URL(request.url).searchParams
  const [locale = '', ...locales] = parameters.getAll('locale')
  if (!isLocale(locale) || locales.length > 0) return respondInvalid('locale')
  const [cursor = '', ...cursors] = parameters.getAll('cursor')
  if (cursors.length > 0) return respondInvalid('cursor')
  const read = readJobFilter(parameters)
  if ('invalid' in read) return respondInvalid(read.invalid)
  let jobs: JobBoard
  let found: FoundRecords
  try {
    jobs = (await currentJobBoard()).value
    const searched = { words: read.filter.words, locale }
    found = await findJobs(searched, labelledWords(jobs.labelWords, searched))
  } catch (error) {
    unstable_rethrow(error)
    return respondWithError(503, 'unavailable', 'The jobs cannot be read now. Try again later.', {
      'Retry-After': '10',
    })
  }
  const results = searchJobs(jobs, read.filter, { found, cursor, locale })
  if (results === null) return respondInvalid('cursor')
  return respondWithJson(JSON.stringify(results), 200)
}

function respondInvalid(name: string): Response {
  return respondWithError(400, 'validation_failed', `The parameter ${name} is not valid.`)
}
