import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Contents by path: text and bytes are written as they are, any other value as YAML. */
export type Files = Record<string, unknown>

type Fields = Record<string, unknown>

/** A small content folder with every kind of record, and with every field of embed that can be missing. */
export function makeFiles(): Files {
  return {
    'README.md': 'Not content.',
    'sites.yaml': [
      { reference: 'board', name: 'Board', kind: 'multi', root_url: 'https://board.example/' },
      {
        reference: 'acme-careers',
        name: 'Acme careers',
        kind: 'single',
        root_url: 'https://jobs.acme.example',
      },
    ],
    'categories.yaml': [
      { reference: 'cat-culture', name: 'Culture', published_at: '2024-01-08T09:00:00+01:00' },
      { reference: 'cat-craft', name: 'Craft' },
    ],
    'collections.yaml': [
      {
        id: 1,
        reference: '5f0c6a2e9b',
        title: 'First weeks',
        slug: 'first-weeks',
        language: 'en',
        cover: '/c.webp',
      },
    ],
    'authors.yaml': [{ key: 'mara', name: 'Mara Example', avatar: '/media/mara.webp' }],
    'organizations/acme.yaml': makeOrganization(),
    'organizations/lower.yaml': makeOrganization({
      reference: 'acme01',
      name: 'lower',
      slug: 'lower',
      websites: [],
    }),
    'organizations/eclair.yaml': makeOrganization({
      reference: 'EcLa1r',
      name: 'Éclair',
      slug: 'eclair',
      media_website_url: 'http://eclair.example/fr',
      websites: [{ site: 'board' }],
      updated_at: '2026-06-01T00:00:00+02:00',
      created_at: '2025-03-01T00:00:00+01:00',
    }),
    'jobs/acme/engineer_Lyon_ACME_ab12Cd.yaml': makeJob(),
    'jobs/acme/spontaneous.yaml': makeSpontaneousJob(),
    'jobs/acme/draft.yaml': makeJob({ reference: 'JOB_draft', status: 'draft' }),
    'jobs/acme/archived.yaml': makeJob({
      reference: 'JOB_archived',
      status: 'archived',
      archived_at: '2026-02-01T00:00:00+01:00',
    }),
    'articles/en/night-shift.md': makeArticle(),
  }
}

export function makeOrganization(fields: Fields = {}): Fields {
  return {
    reference: 'AcmE01',
    name: 'Acme & Sons',
    slug: 'acme',
    description: 'Makes **things**.',
    logo: '/media/acme.webp',
    media_website_url: 'https://www.acme.example/',
    sectors: ['energy', 'e-commerce-1'],
    default_language: 'fr',
    revenue: '6,5 M€',
    covers: { fr: '/media/cover.webp', en: 'https://cdn.example/cover.webp' },
    descriptions: { fr: 'Texte' },
    websites: [
      { site: 'board', cover: '/media/board.webp' },
      { site: 'acme-careers', url: 'https://jobs.acme.example/us' },
    ],
    departments: [{ id: 11, name: 'Engineering' }],
    offices: [
      { id: 101, name: 'HQ', city: 'Lyon', country_code: 'FR', zip_code: '69002', is_headquarter: true },
      { id: 102, name: 'Wien', city: 'Wien', country_code: 'AT' },
    ],
    images: [{ name: 'Workshop', file: '/media/workshop.webp' }],
    videos: [{ reference: 'film', source: 'youtube', external_reference: 'aqz-KE-bpKQ', name: 'A day' }],
    ...fields,
  }
}

export function makeJob(fields: Fields = {}): Fields {
  return {
    reference: 'WTTJ_gld0A7L',
    external_reference: 'HR-14',
    name: 'Engineer',
    status: 'published',
    language: 'fr',
    created_at: '2021-11-15T10:30:00+01:00',
    published_at: '2026-10-05T08:30:00+02:00',
    description: '<p>Build &amp; repair</p>',
    profile: '<p>You</p>',
    apply_url: 'https://jobs.acme.example/apply',
    contract_type: 'FULL_TIME',
    start_date: '2027-01-04',
    remote: 'no',
    department: 11,
    offices: [102, 101],
    salary: { min: 32000, max: 38000, currency: 'EUR', period: 'yearly' },
    application_fields: { resume: 'mandatory', portfolio: 'disabled' },
    stages: [
      { id: 1, name: 'New', reference: 'initial', candidates_count: 4 },
      { id: 2, name: 'Met', visible: false, candidates_count: 3 },
    ],
    ...fields,
  }
}

function makeSpontaneousJob(fields: Fields = {}): Fields {
  return {
    reference: 'JOB_spontaneous',
    name: 'Spontaneous application',
    status: 'published',
    language: 'en',
    created_at: '2022-07-01T09:05:00Z',
    published_at: '2026-01-01T00:00:00Z',
    description: '<p>Write to us</p>',
    spontaneous: true,
    sites: ['board'],
    ...fields,
  }
}

/** A Markdown file; `content` becomes its text, the rest its front matter. */
export function makeArticle({
  content = 'Text\n\n![](/media/in-text.webp)',
  ...fields
}: Fields = {}): string {
  const frontMatter = {
    reference: 'AbC12dE',
    name: 'What the night shift taught us',
    published_at: '2026-03-02T09:00:00+01:00',
    image: '/media/night.webp',
    categories: ['cat-craft', 'cat-culture'],
    collections: ['5f0c6a2e9b'],
    authors: ['mara'],
    organizations: ['acme'],
    indexed: ['news'],
    ...fields,
  }
  return `---\n${JSON.stringify(frontMatter)}\n---\n${content}\n`
}

/** Writes the files into a new temporary folder and returns its path. */
export function writeFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-content-'))
  for (const [path, value] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    // JSON is YAML.
    const isFile = typeof value === 'string' || value instanceof Uint8Array
    writeFileSync(join(folder, path), isFile ? value : JSON.stringify(value))
  }
  return folder
}
