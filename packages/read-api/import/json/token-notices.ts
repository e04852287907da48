import { lowerToken, stageReference, upperToken } from '#wire/tokens'
import { type JsonObject, textOf, toObject, toObjects } from './value'

const spellings = {
  contract_type: upperToken,
  experience_level: upperToken,
  education_level: upperToken,
  remote: lowerToken,
}

const maxLength = 100

/** A line for each token of a job that the API sends in another spelling than the imported response. */
export function tokenNotices(job: JsonObject): string[] {
  const modes = Object.entries(toObject(job.application_fields))
  const pairs: [field: string, given: string | undefined, sent: (token: string) => string][] = [
    ...Object.entries(spellings).map(([field, sent]): (typeof pairs)[number] => [
      field,
      textOf(job[field]),
      sent,
    ]),
    ['salary.period', textOf(toObject(job.salary).period), lowerToken],
    ...modes.map(([name, mode]): (typeof pairs)[number] => [
      `application_fields.${name}`,
      textOf(mode),
      lowerToken,
    ]),
    ...toObjects(job.stages).map((stage): (typeof pairs)[number] => [
      'stages.reference',
      textOf(stage.reference),
      (token) => stageReference(token) ?? 'null',
    ]),
  ]
  const lines = pairs.flatMap(([field, given, sent]) =>
    given === undefined || given === sent(given)
      ? []
      : [
          `${field.slice(0, maxLength)}: ${given.slice(0, maxLength)} is sent as ${sent(given).slice(0, maxLength)}`,
        ],
  )
  return [...new Set(lines)]
}
