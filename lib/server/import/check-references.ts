import type { Content, Entry } from './content'
import type { Problem } from './problem'

type Name = string | number

/** Problems between records: identities used twice, and names of records that do not exist. */
export function checkReferences(content: Content, broken: ReadonlySet<string>): Problem[] {
  const report = new Report(broken)
  for (const entries of Object.values(content)) {
    report.expectUnique<unknown>(entries, 'reference', (entry) => entry.reference)
  }
  report.expectUnique(content.collections, 'id', ({ form }) => form.id)
  report.expectUnique(content.organizations, 'slug', ({ form }) => form.slug)
  checkOrganizations(content, report)
  checkJobs(content, report)
  checkArticles(content, report)
  return report.problems
}

function checkOrganizations(content: Content, report: Report): void {
  const sites = referencesOf(content.sites)
  for (const entry of content.organizations) {
    const { websites, offices, departments } = entry.form
    const named = websites.map((website) => website.site)
    report.expectKnown(entry, 'websites', named, 'sites', sites)
    report.expectDistinct(entry, 'websites', named)
    report.expectDistinct(entry, 'offices', idsOf(offices))
    report.expectDistinct(entry, 'departments', idsOf(departments))
  }
}

function checkJobs(content: Content, report: Report): void {
  const sites = referencesOf(content.sites)
  const organizations = new Map(content.organizations.map(({ form }) => [form.slug, form]))
  for (const entry of content.jobs) {
    const { organization: slug, department, offices, sites: named = [] } = entry.form
    report.expectKnown(entry, 'sites', named, 'sites', sites)
    report.expectDistinct(entry, 'sites', named)
    report.expectDistinct(entry, 'offices', offices)
    report.expectKnown(entry, 'organization', [slug], 'organizations', new Set(organizations.keys()))
    const organization = organizations.get(slug)
    if (!organization) continue
    for (const id of offices) {
      if (!idsOf(organization.offices).includes(id))
        report.add(entry, 'offices', `${slug} has no office ${id}`)
    }
    if (department !== undefined && !idsOf(organization.departments).includes(department)) {
      report.add(entry, 'department', `${slug} has no department ${department}`)
    }
  }
}

function checkArticles(content: Content, report: Report): void {
  const known = {
    categories: referencesOf(content.categories),
    collections: referencesOf(content.collections),
    authors: referencesOf(content.authors),
    organizations: new Set(content.organizations.map(({ form }) => form.slug)),
  }
  for (const entry of content.articles) {
    for (const path of ['categories', 'collections', 'authors', 'organizations'] as const) {
      report.expectKnown(entry, path, entry.form[path], path, known[path])
      report.expectDistinct(entry, path, entry.form[path])
    }
    report.expectDistinct(entry, 'indexed', entry.form.indexed)
  }
}

function referencesOf(entries: readonly Entry<unknown>[]): ReadonlySet<string> {
  return new Set(entries.map((entry) => entry.reference))
}

function idsOf(items: readonly { id: number }[]): number[] {
  return items.map((item) => item.id)
}

class Report {
  readonly problems: Problem[] = []
  readonly #broken: ReadonlySet<string>

  /** Nothing is said of the names in `broken`: those records are there, and their own problems are told. */
  constructor(broken: ReadonlySet<string>) {
    this.#broken = broken
  }

  add(entry: Entry<unknown>, path: string, message: string): void {
    const index = entry.at.map((position) => `[${position}].`).join('')
    this.problems.push({ file: entry.file, path: `${index}${path}`, message })
  }

  expectKnown(
    entry: Entry<unknown>,
    path: string,
    names: readonly string[],
    kind: keyof Content,
    known: ReadonlySet<string>,
  ): void {
    if (this.#broken.has(kind)) return
    for (const name of names) {
      if (!known.has(name) && !this.#broken.has(name)) this.add(entry, path, `there is no ${name}`)
    }
  }

  expectDistinct(entry: Entry<unknown>, path: string, names: readonly Name[]): void {
    const repeated = names.filter((name, index) => names.indexOf(name) !== index)
    for (const name of new Set(repeated)) this.add(entry, path, `${name} is named twice`)
  }

  expectUnique<Form>(
    entries: readonly Entry<Form>[],
    path: string,
    identify: (entry: Entry<Form>) => Name,
  ): void {
    const first = new Map<Name, Entry<Form>>()
    for (const entry of entries) {
      const identity = identify(entry)
      const earlier = first.get(identity)
      if (earlier) this.add(entry, path, `${identity} is used before, in ${earlier.file}`)
      else first.set(identity, entry)
    }
  }
}
