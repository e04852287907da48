import { statSync } from 'node:fs'
import type { z } from 'zod'
import { articleForm } from '@/lib/server/forms/article'
import { jobForm } from '@/lib/server/forms/job'
import { organizationForm } from '@/lib/server/forms/organization'
import { siteForm } from '@/lib/server/forms/site'
import { authorForm, categoryForm, collectionForm } from '@/lib/server/forms/taxonomy'
import { type Content, type Entry, emptyContent } from './content'
import { listFiles, readText } from './folder'
import { formProblems } from './form-problems'
import type { Problem } from './problem'
import { type RawRecord, recordsOf } from './records'

export type ReadResult = {
  content: Content
  problems: Problem[]
  /** References, keys and slugs of records that are there but wrong: naming one is no further mistake. */
  broken: ReadonlySet<string>
}

/** Reads every file of the folder and checks it by itself. `onFile` is told how many of how many are read. */
export function readContent(root: string, onFile: (done: number, total: number) => void): ReadResult {
  const content = emptyContent()
  const broken = new Set<string>()
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    return { content, broken, problems: [{ file: root, path: '', message: 'there is no such folder' }] }
  }
  const { files, problems } = listFiles(root)

  const add = <Form>(
    list: Entry<Form>[],
    schema: z.ZodType<Form>,
    identify: (form: Form) => string,
    file: string,
    { at, data }: RawRecord,
  ) => {
    const result = schema.safeParse(data)
    if (result.success) {
      list.push({ file, at, reference: identify(result.data), form: result.data })
      return
    }
    problems.push(...formProblems(file, at, result.error.issues, data))
    for (const identity of identitiesOf(data)) broken.add(identity)
  }
  const byReference = (form: { reference: string }) => form.reference
  const addByKind = {
    sites: (file: string, raw: RawRecord) => add(content.sites, siteForm, byReference, file, raw),
    categories: (file: string, raw: RawRecord) =>
      add(content.categories, categoryForm, byReference, file, raw),
    collections: (file: string, raw: RawRecord) =>
      add(content.collections, collectionForm, byReference, file, raw),
    authors: (file: string, raw: RawRecord) =>
      add(content.authors, authorForm, (form) => form.key, file, raw),
    organizations: (file: string, raw: RawRecord) =>
      add(content.organizations, organizationForm, byReference, file, raw),
    jobs: (file: string, raw: RawRecord) => add(content.jobs, jobForm, byReference, file, raw),
    articles: (file: string, raw: RawRecord) => add(content.articles, articleForm, byReference, file, raw),
  } satisfies Record<keyof Content, (file: string, raw: RawRecord) => void>

  for (const [index, file] of files.entries()) {
    try {
      for (const raw of recordsOf(file.path, readText(file))) addByKind[raw.kind](file.label, raw)
    } catch (error) {
      problems.push({
        file: file.label,
        path: '',
        message: error instanceof Error ? error.message : String(error),
      })
      broken.add(file.path.replace(/^.*\//, '').replace(/\.\w+$/, ''))
    }
    onFile(index + 1, files.length)
  }
  return { content, problems, broken }
}

function identitiesOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const { reference, key, slug } = { reference: null, key: null, slug: null, ...data }
  return [reference, key, slug].filter((identity) => typeof identity === 'string')
}
