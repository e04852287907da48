import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** A file of JSON lines that is written record by record. */
type RecordWriter<T> = { write: (record: T) => Promise<void>; close: () => Promise<void> }

export function openRecordFile<T>(path: string): RecordWriter<T> {
  const stream = createWriteStream(path)
  let failure: Error | null = null
  // Without a listener, an error such as a full disk would end the process.
  stream.on('error', (error) => {
    failure = error
  })
  return {
    async write(record) {
      if (failure) throw failure
      if (!stream.write(`${JSON.stringify(record)}\n`)) await once(stream, 'drain')
    },
    async close() {
      stream.end()
      await finished(stream)
    },
  }
}

/** The records of a file that `openRecordFile` has written, one at a time. Only this module writes such files. */
export async function* readRecordFile<T>(path: string): AsyncGenerator<T> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as T
  }
}
