import { splitWords } from '@/lib/facet-filter'
import type { EmbedJobRecord, JobSummary } from './job'
import { toText } from './text'
import { toWords } from './words'

/** The words by which a search finds a job: those of its name, its organization, department, places and texts. */
export function toJobWords(
  { name, organization, department, offices }: JobSummary,
  texts: Pick<EmbedJobRecord, 'description' | 'profile'>,
  split: (text: string) => readonly string[] = splitWords,
): string {
  const places = offices.flatMap(({ city, district, name: office, countryNames }) => [
    ...[city, district, office],
    ...Object.values(countryNames),
  ])
  return toWords(
    [name, organization.name, department?.name, ...places],
    [toText(texts.description), toText(texts.profile)],
    split,
  )
}
