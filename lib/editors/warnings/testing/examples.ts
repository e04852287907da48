import type { ImageState } from '@/lib/data/image-states'
import type { ArticleRecord } from '@/lib/model/articles/article'
import type { EmbedJobRecord, JobRecord } from '@/lib/model/jobs/job'
import { createToImage } from '@/lib/model/media/image'
import type { OrganizationRecord } from '@/lib/model/organization'
import { makeOrganization } from '@/lib/model/testing/records'
import { articleImages, toArticleSubject } from '../article-subject'
import { toJobSubject } from '../job-subject'
import { organizationImages, toOrganizationSubject } from '../organization-subject'

/** Records without a warning. A test passes the fields that differ. */

export const now = new Date('2026-11-22T12:00:00Z')
export const toImage = createToImage({ siteUrl: 'http://localhost:3000', hosts: ['cdn.example.com'] })

const found: ImageState = { kind: 'found', width: 1600, height: 900, format: 'jpeg' }
const image = 'https://cdn.example.com/a.jpg'
const video = { name: 'Film', source: 'youtube', external_reference: 'aqz-KE-bpKQ' }
const office = { id: 1, name: 'Headquarters', city: 'Lyon', country_code: 'FR', is_headquarter: true }

export function articleSubject(fields: Partial<ArticleRecord> = {}, state = found) {
  const record: ArticleRecord = {
    reference: 'AbC12',
    name: 'A night at the yard',
    language: 'en',
    summary: 'Four people, one night',
    content: `## At ten\n\n${'Four people repair a train. '.repeat(40)}\n\n![The yard](${image}) [The yard](/en/companies/acme)`,
    image_url: image,
    seo_title: 'A night at the yard',
    seo_description: 'Four people repair a train in one night, and say what they like about their work.',
    published_at: '2026-03-01T23:30:00Z',
    categories: [{ reference: 'craft', name: 'Craft' }],
    cms_authors: [{ name: 'Mara' }],
    cms_video: video,
    ...fields,
  }
  const subject = toArticleSubject(record, toImage, now)
  return { ...subject, states: new Map(articleImages(subject).map((url) => [url, state])) }
}

export function organizationSubject(fields: Partial<OrganizationRecord> = {}, state = found) {
  const text = 'We build and repair trains, and everything around them. '.repeat(5)
  const record: OrganizationRecord = {
    reference: 'Org1',
    name: 'Acme',
    slug: 'acme',
    logo_url: image,
    default_language: 'en',
    i18n_covers: { en: image },
    i18n_descriptions: { en: text, fr: text },
    sectors: ['energy'],
    nb_employees: 250,
    media_website_url: 'https://acme.example/',
    parity_men: 48,
    parity_women: 52,
    offices: [office],
    images: [{ name: 'Workshop', file: { url: image } }],
    videos: [video],
    ...fields,
  }
  const subject = toOrganizationSubject(record, toImage)
  return { ...subject, states: new Map(organizationImages(subject).map((url) => [url, state])) }
}

export function jobSubject(fields: Partial<EmbedJobRecord> = {}, detail: Partial<JobRecord> | null = {}) {
  const record: EmbedJobRecord = {
    reference: 'A_b1',
    name: 'Technician',
    slug: 'technician_lyon',
    description: `<p>${'Build and repair. '.repeat(20)}</p>`,
    contract_type: { en: 'Full-Time' },
    salary: { min: '30000', max: '35000', currency: 'EUR', period: 'yearly' },
    published_at: '2026-03-02T08:00:00Z',
    offices: [office],
    ...fields,
  }
  const { reference, name } = record
  const details: JobRecord = {
    ...{ reference, name, status: 'published', language: 'en', remote: 'no' },
    ...{ contract_type: 'FULL_TIME', experience_level: '2_TO_3_YEARS', education_level: 'BAC_3' },
    apply_url: 'https://acme.example/apply',
    start_date: '2027-01-04T00:00:00.000+01:00',
    ...detail,
  }
  return toJobSubject(record, detail && details, makeOrganization(), now)
}
