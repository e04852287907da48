import { statSync } from 'node:fs'
import type { z } from 'zod'
import { articleForm } from '@/lib/server/forms/article'
import { jobForm } from '@/lib/server/forms/job'
import { organizationForm } from '@/lib/server/forms/organization'
import { siteForm } from '@/lib/server/forms/site'
import { authorForm, categoryForm, collectionForm } from '@/lib/server/forms/taxonomy'
import { type Content, type Entry, emptyContent } from './content'
import { listFiles, readText, type SourceFile } from './folder'
import { formProblems } from './form-problems'
import type { Problem } from './problem'
import { type RawRecord, recordsOf } from './records'

export type ReadResult = {
  content: Content
  problems: Problem[]
  /**
   * References, keys and slugs of records that are there but wrong, and the kinds of lists that cannot be read:
   * naming one of these is no further mistake.
   */
  broken: ReadonlySet<string>
}

/** Reads every file of the folder and checks it by itself. `onFile` is told how many of how many are read. */
export function readContent(root: string, onFile: (done: number, total: number) => void): ReadResult {
  const reader = new Reader()
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    reader.problems.push({ file: root, path: '', message: 'there is no such folder' })
    return reader
  }
  const { files, problems } = listFiles(root)
  reader.problems.push(...problems)
  for (const [index, file] of files.entries()) {
    reader.read(file)
    onFile(index + 1, files.length)
  }
  return reader
}

class Reader implements ReadResult {
  readonly content = emptyContent()
  readonly problems: Problem[] = []
  readonly broken = new Set<string>()

  read(file: SourceFile): void {
    try {
      for (const record of recordsOf(file.path, readText(file))) this.#sort(file.label, record)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      this.problems.push({ file: file.label, path: '', message })
      this.broken.add(file.path.replace(/^.*\//, '').replace(/\.\w+$/, ''))
    }
  }

  #sort(file: string, record: RawRecord): void {
    const { content } = this
    switch (record.kind) {
      case 'sites':
        this.#check(file, record, siteForm, content.sites, referenceOf)
        break
      case 'categories':
        this.#check(file, record, categoryForm, content.categories, referenceOf)
        break
      case 'collections':
        this.#check(file, record, collectionForm, content.collections, referenceOf)
        break
      case 'authors':
        this.#check(file, record, authorForm, content.authors, (author) => author.key)
        break
      case 'organizations':
        this.#check(file, record, organizationForm, content.organizations, referenceOf)
        break
      case 'jobs':
        this.#check(file, record, jobForm, content.jobs, referenceOf)
        break
      case 'articles':
        this.#check(file, record, articleForm, content.articles, referenceOf)
        break
      default:
        record.kind satisfies never
    }
  }

  #check<Form>(
    file: string,
    { at, data }: RawRecord,
    schema: z.ZodType<Form>,
    entries: Entry<Form>[],
    identify: (form: Form) => string,
  ): void {
    const result = schema.safeParse(data)
    if (result.success) {
      entries.push({ file, at, reference: identify(result.data), form: result.data })
      return
    }
    this.problems.push(...formProblems(file, at, result.error.issues, data))
    for (const identity of identitiesOf(data)) this.broken.add(identity)
  }
}

function referenceOf(form: { reference: string }): string {
  return form.reference
}

function identitiesOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const { reference, key, slug } = { reference: null, key: null, slug: null, ...data }
  return [reference, key, slug].filter((identity) => typeof identity === 'string')
}
