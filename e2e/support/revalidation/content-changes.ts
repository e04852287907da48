import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { RevalidationChange } from '@vitrine/api-contract/revalidation'
import { parse, stringify } from 'yaml'
import { categories } from '../../records/taxonomies'

/** A change of a content folder. `changes` are the records that the webhook names. */
type ContentChange = { description: string; changes: RevalidationChange[] }

export type Random = (below: number) => number

/** A generator of whole numbers that gives the same ones for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Fields = Record<string, unknown>

const day = 86_400_000
const categoryReferences = Object.values(categories).map(({ reference }) => reference)

/** Changes one random record of a content folder, of another type for each `number`: edits, renames, moves, schedules, removes or adds it. */
export function changeContent(folder: string, random: Random, number: number): ContentChange {
  const change = [changeArticle, changeJob, changeOrganization][number % 3] ?? changeArticle
  return change(folder, random, number)
}

function changeArticle(folder: string, random: Random, number: number): ContentChange {
  const languages = ['en', 'fr', 'es']
  const files = languages.flatMap((language) => list(join(folder, 'articles', language)))
  const file = pick(files, random)
  const [, front = '', content = ''] =
    /^---\r?\n([\s\S]*?\n)---\r?\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? []
  const fields: Fields = parse(front)
  const save = (own: Fields, text = content, to = file) =>
    writeFileSync(to, `---\n${stringify({ ...fields, ...own })}---\n${text}`)
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const done = (
    description: string,
    action: 'update' | 'delete' = 'update',
    reference = fields.reference,
  ) => ({
    description: `${description} article ${reference}`,
    changes: [{ type: 'article' as const, reference: String(reference), action }],
  })
  switch (random(8)) {
    case 0:
      save({ name: `${fields.name} ${number}` })
      return done('rename')
    case 1:
      save({ summary: `Summary ${number}` }, `${content}\nParagraph ${number}.\n`)
      return done('edit')
    case 2:
      save({ categories: [pick(categoryReferences, random)], collections: [], indexed: ['news'] })
      return done('move to another category')
    case 3:
      save({ published_at: new Date(Date.now() + (30 + random(30)) * day).toISOString() })
      return done('schedule')
    case 4:
      save({ published_at: hoursAgo(1 + random(20_000)) })
      return done('move to another date')
    case 5:
      rmSync(file)
      return done('unpublish', 'delete')
    case 6: {
      const language = pick(['en', 'fr'], random)
      const to = join(folder, 'articles', language, basename(file))
      if (existsSync(to)) return changeArticle(folder, random, number)
      rmSync(file)
      save({}, content, to)
      return done(`move to ${language}`)
    }
    default: {
      const reference = `New${number}x${random(1_000)}`
      const to = join(folder, 'articles', pick(['en', 'fr'], random), `new-${number}.md`)
      save({ reference, name: `New article ${number}`, published_at: hoursAgo(1) }, content, to)
      return done('publish', 'update', reference)
    }
  }
}

function changeJob(folder: string, random: Random, number: number): ContentChange {
  const files = readdirSync(join(folder, 'jobs')).flatMap((name) => list(join(folder, 'jobs', name)))
  const file = pick(files, random)
  const fields: Fields = parse(readFileSync(file, 'utf8'))
  const done = (description: string, action: 'update' | 'delete' = 'update') => ({
    description: `${description} job ${fields.reference}`,
    changes: [{ type: 'job' as const, reference: String(fields.reference), action }],
  })
  const save = (own: Fields, to = file) => writeFileSync(to, stringify({ ...fields, ...own }))
  switch (random(5)) {
    case 0:
      save({ name: `${String(fields.name).slice(0, 150)} ${number}` })
      return done('rename')
    case 1:
      rmSync(file)
      save({}, file.replace(/(_[^_/]*)?\.yaml$/, `-${number}$1.yaml`))
      return done('change the slug of')
    case 2:
      save({ status: 'archived', archived_at: new Date(Date.now() - day).toISOString() })
      return done('archive')
    case 3:
      save({ status: 'published', published_at: new Date(Date.now() - day).toISOString() })
      return done('publish')
    default:
      rmSync(file)
      return done('remove', 'delete')
  }
}

function changeOrganization(folder: string, random: Random, number: number): ContentChange {
  const file = pick(list(join(folder, 'organizations')), random)
  const fields: Fields = parse(readFileSync(file, 'utf8'))
  const own: Fields =
    random(2) === 0
      ? { name: `${fields.name} ${number}` }
      : { nb_employees: 100 + random(900), revenue: `${number} M€` }
  writeFileSync(file, stringify({ ...fields, ...own }))
  return {
    description: `change organization ${fields.reference}`,
    changes: [{ type: 'organization', reference: String(fields.reference), action: 'update' }],
  }
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[random(items.length)]
  if (item === undefined) throw new Error('There is nothing to change')
  return item
}
