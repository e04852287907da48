import { fold } from '@/elements/fold'
import type { JobList } from '@/lib/documents/json/job-list'

export type ListedJob = JobList['jobs'][number]

/** What a visitor has entered and chosen. An empty text is no choice. */
export type JobChoice = { words: string; department: string; place: string; contract: string }

/** The jobs that have all words in one of their texts, and each chosen value. */
export function selectJobs(jobs: readonly ListedJob[], choice: JobChoice): ListedJob[] {
  const words = fold(choice.words).split(/\s+/).filter(Boolean)
  return jobs.filter((job) => {
    const text = fold([job.title, job.department, ...job.places, job.contract, job.remote].join(' '))
    return (
      words.every((word) => text.includes(word)) &&
      (choice.department === '' || job.department === choice.department) &&
      (choice.contract === '' || job.contract === choice.contract) &&
      (choice.place === '' || job.places.includes(choice.place))
    )
  })
}

/** The different values of the jobs in the order of the language. A single one is no choice. */
export function choicesOf(
  jobs: readonly ListedJob[],
  valuesOf: (job: ListedJob) => string | null | readonly string[],
  language: string | undefined,
): string[] {
  const values = new Set(jobs.flatMap((job) => valuesOf(job) ?? []))
  return values.size < 2 ? [] : [...values].sort(new Intl.Collator(language).compare)
}

/** A link of the list as the URL of a page of the site at `home`; null for every other text, such as a script. */
export function toSiteUrl(url: string, home: URL): string | null {
  try {
    const { protocol, origin, href } = new URL(url)
    return /^https?:$/.test(protocol) && origin === home.origin ? href : null
  } catch {
    return null
  }
}
