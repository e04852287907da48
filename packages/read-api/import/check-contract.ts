import { articleWire } from '@vitrine/api-contract/article'
import { embedWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import type { CheckedRecord } from './content'
import { formatPath, type Problem } from './problem'
import type { toResponses } from './responses'
import { keysOf } from './schema-problems'

const schemas = { organization: organizationWire, embed: embedWire, job: jobWire, article: articleWire }

/** The problems of a record that the API could not send: its responses are parsed with the contract. */
export function checkContract(
  { file, at }: CheckedRecord,
  responses: ReturnType<typeof toResponses>,
): Problem[] {
  return Object.entries(responses).flatMap(([operation, response]) => {
    const schema = schemas[operation as keyof typeof schemas]
    return (schema.safeParse(response).error?.issues ?? []).map((issue) => ({
      file,
      path: formatPath([...at, ...keysOf(issue)]),
      message: `in the API response: ${issue.message}`,
    }))
  })
}
