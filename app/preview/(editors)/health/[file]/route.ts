import { Readable } from 'node:stream'
import { respondSeeOther } from '@/app/api/preview/preview-response'
import { isEditor, readEditorLocale } from '@/app/preview/editor-access'
import { toCsv, toJson } from '@/lib/editors/content-check/export'
import { filterRecords, readFilter } from '@/lib/editors/content-check/filter'
import { readCheckedRecords, readLatestCheck } from '@/lib/editors/content-check/stored-check'
import { contentHealthFiles, routes } from '@/lib/routes'

const types = { 'records.csv': 'text/csv; charset=utf-8', 'records.json': 'application/json' }

/** The records that the page shows with the same query, on all its pages, as a file. Written while it is sent. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/preview/health/[file]'>,
): Promise<Response> {
  const name = (await params).file
  const file = contentHealthFiles.find((known) => known === name)
  if (!(await isEditor())) return respondSeeOther(routes.editors())
  const latest = await readLatestCheck()
  if (file === undefined || latest === null) return new Response(null, { status: 404, headers: noStore })
  const filter = readFilter(new URL(request.url).searchParams)
  const records = filterRecords(readCheckedRecords(latest), filter)
  const locale = await readEditorLocale()
  const parts = file === 'records.csv' ? toCsv(records, locale) : toJson(records, locale)
  // The web stream of Node.js has the type of its own module.
  const body = Readable.toWeb(Readable.from(parts, { objectMode: false })) as ReadableStream
  return new Response(body, {
    headers: {
      ...noStore,
      'Content-Type': types[file],
      'Content-Disposition': `attachment; filename="content-health-${latest.finishedAt.slice(0, 10)}.${file.split('.')[1]}"`,
    },
  })
}

const noStore = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
