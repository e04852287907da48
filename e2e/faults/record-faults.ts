import { type Call, type Fault, type Forwarded, type Operation, send } from './fault'

type Json = Record<string, unknown>

/** A list whose records and header `X-Total` a fault can change. */
type List = { records: unknown[]; total: number }

const identity = new Set(['reference', 'name', 'slug', 'language', 'published_at', 'status', 'jobs'])

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function sendChanged(call: Call, change: (forwarded: Forwarded) => Forwarded): Promise<void> {
  const forwarded = await call.forward()
  const { status, headers, text } = forwarded.status === 200 ? change(forwarded) : forwarded
  send(call, status, text, headers)
}

/** Changes the records of a list, the job or the embed response and its jobs. */
function changeRecords(name: string, pages: Fault['pages'], change: (record: Json) => Json): Fault {
  const changeBody = (body: unknown): unknown => {
    if (Array.isArray(body)) return body.map((record) => (isObject(record) ? change(record) : record))
    if (!isObject(body)) return body
    const changed = change(body)
    return Array.isArray(changed.jobs) ? { ...changed, jobs: changeBody(changed.jobs) } : changed
  }
  return {
    name,
    pages,
    respond: (call) =>
      sendChanged(call, (forwarded) => ({
        ...forwarded,
        text: JSON.stringify(changeBody(JSON.parse(forwarded.text))),
      })),
  }
}

/** Changes the lists of these operations; the others pass. */
function changeLists(
  name: string,
  operations: readonly Operation[],
  change: (list: List, call: Call) => List,
): Fault {
  return {
    name,
    pages: 'kept',
    respond: (call) =>
      sendChanged(call, (forwarded) => {
        if (!operations.includes(call.operation)) return forwarded
        const records: unknown[] = JSON.parse(forwarded.text)
        const changed = change({ records, total: Number(forwarded.headers['x-total']) }, call)
        return toList(forwarded, changed)
      }),
  }
}

function toList(forwarded: Forwarded, { records, total }: List): Forwarded {
  const headers = { ...forwarded.headers, 'x-total': String(total) }
  return { ...forwarded, headers, text: JSON.stringify(records) }
}

/** Every page of a list is full, with references that no other page has, and there is always one more. */
async function sendEndlessPage(call: Call): Promise<void> {
  const first = await call.forward(1)
  const records = first.status === 200 ? JSON.parse(first.text) : null
  if (!Array.isArray(records) || records.length === 0) return sendChanged(call, (forwarded) => forwarded)
  const page = Array.from({ length: call.perPage }, (_, index) => {
    const record = records[index % records.length]
    const isOriginal = call.page === 1 && index < records.length
    return isOriginal ? record : { ...record, reference: `${record.reference}-${call.page}-${index}` }
  })
  const { status, headers, text } = toList(first, { records: page, total: call.perPage * (call.page + 1) })
  send(call, status, text, headers)
}

/** Changes the jobs of every organization; their own operation still has them. */
function changeEmbeddedJobs(name: string, change: (jobs: unknown[]) => unknown[]): Fault {
  return {
    name,
    pages: 'kept',
    respond: (call) =>
      sendChanged(call, (forwarded) => {
        if (call.operation !== 'embed') return forwarded
        const body = JSON.parse(forwarded.text)
        return { ...forwarded, text: JSON.stringify({ ...body, jobs: change(body.jobs) }) }
      }),
  }
}

/** Fewer than half. Lists of three pass: the rule holds back a loss of three records at least. */
function lessThanHalf<T>(records: readonly T[]): T[] {
  return records.length === 3
    ? [...records]
    : records.slice(0, Math.floor(Math.max(0, records.length - 1) / 2))
}

const withShare = ({ records, total }: List, share: number): List => ({
  records: records.slice(0, Math.floor(records.length * share)),
  total: Math.floor(total * share),
})

function toWrongType(value: unknown): unknown {
  if (typeof value === 'string') return 7
  if (typeof value === 'number' || typeof value === 'boolean') return ['unexpected']
  if (Array.isArray(value)) return { unexpected: true }
  return isObject(value) ? 'unexpected' : { unexpected: value }
}

function changeFields(record: Json, change: (value: unknown) => unknown, except = new Set<string>()): Json {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, except.has(key) ? value : change(value)]),
  )
}

function toBadDate(value: unknown): unknown {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)) return '0000-00-00 00:00:00'
  return isObject(value) && 'en' in value ? { ...value, en: '31 Brumaire 0000' } : value
}

function addDuplicateKeys(text: string): string {
  // JSON.parse keeps the last value of a key, which is the true one.
  return text.replaceAll('"reference":', '"reference":7,"reference":')
}

const lists = ['organizations', 'articles'] as const

/** Responses that are well formed and wrong, by the contract or only by their content. */
export const recordFaults: readonly Fault[] = [
  changeRecords('wrong types in every field', 'kept', (record) => changeFields(record, toWrongType)),
  {
    name: 'body [] for every list',
    pages: 'kept',
    respond: (call) =>
      sendChanged(call, (forwarded) => ({ ...forwarded, headers: withoutTotal(forwarded), text: '[]' })),
  },
  changeLists('organizations [], X-Total 0', ['organizations'], () => ({ records: [], total: 0 })),
  changeLists('articles [], X-Total 0', ['articles'], () => ({ records: [], total: 0 })),
  changeLists('organizations and articles [], X-Total 0', lists, () => ({ records: [], total: 0 })),
  changeEmbeddedJobs('no jobs in any organization', () => []),
  changeEmbeddedJobs('less than half of the jobs in every organization', lessThanHalf),
  changeLists('half of the records, X-Total unchanged', lists, ({ records, total }) => ({
    records: records.slice(0, Math.floor(records.length / 2)),
    total,
  })),
  changeLists('less than half of the records, X-Total reduced', lists, ({ records, total }) => {
    const kept = lessThanHalf(records)
    return { records: kept, total: kept.length === records.length ? total : Math.floor(total / 2) }
  }),
  changeLists('lists shrink to 0', lists, (list, call) =>
    withShare(list, [0.4, 0.2][call.repetition - 1] ?? 0),
  ),
  { name: 'endless pages, X-Total grows', pages: 'believed', respond: sendEndlessPage },
  {
    name: 'duplicate keys',
    pages: 'kept',
    respond: (call) =>
      sendChanged(call, (forwarded) => ({ ...forwarded, text: addDuplicateKeys(forwarded.text) })),
  },
  {
    name: 'clock a day ahead',
    pages: 'kept',
    respond: (call) =>
      sendChanged(call, (forwarded) => {
        const date = new Date(Date.now() + 86_400_000).toUTCString()
        return { ...forwarded, headers: { ...forwarded.headers, date, 'last-modified': date } }
      }),
  },
  changeRecords('bad dates', 'believed', (record) => changeFields(record, toBadDate)),
  changeRecords('wrong types in optional fields', 'believed', (record) =>
    changeFields(record, toWrongType, identity),
  ),
]

function withoutTotal({ headers }: Forwarded): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('x-')))
}
