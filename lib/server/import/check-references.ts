import type { Content, Entry } from './content'
import type { Problem } from './problem'

/** Problems between records: identities used twice, and names of records that do not exist. */
export function checkReferences(content: Content, broken: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = []
  const report = (entry: Entry<unknown>, path: string, message: string) => {
    const index = entry.at.map((position) => `[${position}]`).join('')
    problems.push({ file: entry.file, path: index && path ? `${index}.${path}` : index || path, message })
  }
  const expectKnown = (
    entry: Entry<unknown>,
    path: string,
    named: readonly string[],
    known: ReadonlySet<string>,
  ) => {
    for (const name of named) {
      if (!known.has(name) && !broken.has(name)) report(entry, path, `there is no ${name}`)
    }
  }

  for (const entries of Object.values(content))
    expectUnique<unknown>(entries, 'reference', (entry) => entry.reference, report)
  expectUnique(content.collections, 'id', ({ form }) => form.id, report)
  expectUnique(content.organizations, 'slug', ({ form }) => form.slug, report)

  const sites = referencesOf(content.sites)
  const organizations = new Map(content.organizations.map(({ form }) => [form.slug, form]))
  const organizationSlugs = new Set(organizations.keys())

  for (const entry of content.organizations) {
    const { websites, offices, departments } = entry.form
    expectKnown(
      entry,
      'websites',
      websites.map((website) => website.site),
      sites,
    )
    expectDistinct(
      entry,
      'websites',
      websites.map((website) => website.site),
      report,
    )
    expectDistinct(
      entry,
      'offices',
      offices.map((office) => office.id),
      report,
    )
    expectDistinct(
      entry,
      'departments',
      departments.map((department) => department.id),
      report,
    )
  }
  for (const entry of content.jobs) {
    const job = entry.form
    expectKnown(entry, 'sites', job.sites ?? [], sites)
    expectDistinct(entry, 'sites', job.sites ?? [], report)
    expectKnown(entry, 'organization', [job.organization], organizationSlugs)
    const organization = organizations.get(job.organization)
    if (!organization) continue
    const offices = new Set(organization.offices.map((office) => office.id))
    const departments = new Set(organization.departments.map((department) => department.id))
    for (const id of job.offices) {
      if (!offices.has(id)) report(entry, 'offices', `${job.organization} has no office ${id}`)
    }
    if (job.department !== undefined && !departments.has(job.department)) {
      report(entry, 'department', `${job.organization} has no department ${job.department}`)
    }
  }
  const categories = referencesOf(content.categories)
  const collections = referencesOf(content.collections)
  const authors = referencesOf(content.authors)
  for (const entry of content.articles) {
    const article = entry.form
    expectKnown(entry, 'categories', article.categories, categories)
    expectKnown(entry, 'collections', article.collections, collections)
    expectKnown(entry, 'authors', article.authors, authors)
    expectKnown(entry, 'organizations', article.organizations, organizationSlugs)
    for (const path of ['categories', 'collections', 'authors', 'organizations', 'indexed'] as const) {
      expectDistinct(entry, path, article[path], report)
    }
  }
  return problems
}

type Report = (entry: Entry<unknown>, path: string, message: string) => void

function referencesOf(entries: readonly Entry<unknown>[]): ReadonlySet<string> {
  return new Set(entries.map((entry) => entry.reference))
}

function expectUnique<Form>(
  entries: readonly Entry<Form>[],
  path: string,
  identify: (entry: Entry<Form>) => string | number,
  report: Report,
): void {
  const first = new Map<string | number, Entry<Form>>()
  for (const entry of entries) {
    const identity = identify(entry)
    const earlier = first.get(identity)
    if (earlier) report(entry, path, `${identity} is used before, in ${earlier.file}`)
    else first.set(identity, entry)
  }
}

function expectDistinct(
  entry: Entry<unknown>,
  path: string,
  named: readonly (string | number)[],
  report: Report,
): void {
  const repeated = named.filter((name, index) => named.indexOf(name) !== index)
  for (const name of new Set(repeated)) report(entry, path, `${name} is named twice`)
}
