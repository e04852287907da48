import { promisify } from 'node:util'
import { constants, deflate, inflate } from 'node:zlib'
import type { EmbedRecord } from '@/lib/client/records'
import { slugOfJob } from '@/lib/model/slug'
import { mapWithPauses } from '@/lib/process/map-with-pauses'

export type EmbedJob = EmbedRecord['jobs'][number]

/** By which a job is found. `slug` is that of its page. */
export type JobKey = { reference: string; slug: string }

/** `ends` are the offsets at which the parts end, after the head. */
type Head = Pick<EmbedRecord, 'name' | 'websites'> & { keys: readonly JobKey[]; ends: readonly number[] }

/** With fewer, the texts of the jobs are compressed less. With more, a page reads more jobs of which it shows one. */
const jobsPerPart = 32
const lengthBytes = 4

const [compress, expand] = [promisify(deflate), promisify<Buffer, Buffer>(inflate)]

/**
 * An embed response in bytes, of which single jobs can be read without the others: the JSON of 2,000 jobs has more than 5 MB. The
 * length of the head in 4 bytes, the head, and the jobs in parts of 32. Head and parts are JSON, compressed with `deflate`.
 */
export async function packEmbed({ name, websites, jobs }: EmbedRecord): Promise<Buffer> {
  const parts: Buffer[] = []
  const ends: number[] = []
  for (let start = 0; start < jobs.length; start += jobsPerPart) {
    const part = await compressJson(jobs.slice(start, start + jobsPerPart))
    parts.push(part)
    ends.push((ends.at(-1) ?? 0) + part.length)
  }
  const keys = await mapWithPauses(jobs, keyOfJob)
  const head = await compressJson({ name, websites, keys, ends } satisfies Head)
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, ...parts])
}

export async function unpackEmbed(packed: Buffer): Promise<EmbedRecord> {
  const { name, websites } = await readHead(packed)
  return { name, websites, jobs: await unpackJobs(packed, () => true) }
}

/** The keys of all jobs, in their order. */
export async function unpackKeys(packed: Buffer): Promise<readonly JobKey[]> {
  return (await readHead(packed)).keys
}

/** The jobs whose keys are wanted, in their order. Reads only the parts that have such jobs. */
export async function unpackJobs(packed: Buffer, isWanted: (key: JobKey) => boolean): Promise<EmbedJob[]> {
  const { keys, ends } = await readHead(packed)
  const partsStart = lengthBytes + packed.readUInt32BE()
  const jobs: EmbedJob[] = []
  for (const [part, end] of ends.entries()) {
    const first = part * jobsPerPart
    const wanted = keys.slice(first, first + jobsPerPart).map(isWanted)
    if (!wanted.includes(true)) continue
    const start = partsStart + (ends[part - 1] ?? 0)
    const found: EmbedJob[] = await expandJson(packed.subarray(start, partsStart + end))
    jobs.push(...found.filter((_, index) => wanted[index]))
  }
  return jobs
}

export function keyOfJob(job: EmbedJob): JobKey {
  return { reference: job.reference, slug: slugOfJob(job) }
}

function readHead(packed: Buffer): Promise<Head> {
  return expandJson(packed.subarray(lengthBytes, lengthBytes + packed.readUInt32BE()))
}

function compressJson(value: unknown): Promise<Buffer> {
  return compress(JSON.stringify(value), { level: constants.Z_BEST_SPEED })
}

async function expandJson<T>(bytes: Buffer): Promise<T> {
  return JSON.parse((await expand(bytes)).toString('utf8')) as T
}
