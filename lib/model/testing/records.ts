import type { Article } from '@/lib/model/articles/article'
import type { Job } from '@/lib/model/jobs/job'
import type { Video } from '@/lib/model/media/video'
import type { Office, Organization } from '@/lib/model/organization'

/** Complete records for tests. A test passes the fields that differ. */

export function makeOffice(fields: Partial<Office> = {}): Office {
  return {
    id: 1,
    name: 'Headquarters',
    address: '1 rue de la Paix',
    zipCode: '69002',
    district: 'Presqu’île',
    city: 'Lyon',
    countryCode: 'FR',
    countryNames: {},
    isHeadquarter: true,
    ...fields,
  }
}

export function makeOrganization(fields: Partial<Organization> = {}): Organization {
  return {
    reference: 'Org1',
    name: 'Acme',
    slug: 'acme',
    logo: '/media/logos/acme.webp',
    covers: { en: '/media/covers/acme.webp' },
    descriptions: { en: 'Makes **things**.' },
    defaultLanguage: 'en',
    sectors: ['energy'],
    employeeCount: 250,
    websiteUrl: 'https://acme.example/',
    lookingFors: {},
    goodToKnows: {},
    averageAge: null,
    turnover: null,
    creationYear: 1998,
    genderSplit: null,
    revenue: null,
    profiles: [{ network: 'linkedin', url: 'https://www.linkedin.com/company/acme' }],
    subsidiaries: [],
    websites: [],
    offices: [makeOffice()],
    images: [],
    videos: [],
    updatedAt: null,
    ...fields,
  }
}

export function makeJob(fields: Partial<Job> = {}): Job {
  return {
    reference: 'A_b1',
    slug: 'technician_lyon',
    name: 'Technician',
    organization: makeOrganization(),
    externalReference: null,
    status: 'published',
    offices: [makeOffice()],
    department: { id: 1, name: 'Workshop' },
    contractLabels: { en: 'Full-Time' },
    contractToken: 'FULL_TIME',
    salary: { min: 30_000, max: 35_000, currency: 'EUR', period: 'yearly' },
    remote: 'no',
    publishedAt: new Date('2026-03-02T08:00:00Z'),
    isSpontaneous: false,
    description: `<p>${'Build and repair. '.repeat(20).trim()}</p>`,
    profile: '<p>You like to repair.</p>',
    recruitmentProcess: null,
    companyDescription: null,
    language: 'en',
    contractDuration: null,
    startDay: '2027-01-04',
    startTexts: {},
    experienceLevel: '2_TO_3_YEARS',
    educationLevel: 'BAC_3',
    applyUrl: null,
    applyText: null,
    applicationFields: [],
    websites: [],
    createdAt: null,
    createdDay: null,
    updatedAt: null,
    ...fields,
  }
}

export function makeVideo(fields: Partial<Video> = {}): Video {
  return {
    reference: 'film',
    name: 'A day in the workshop',
    subtitle: null,
    description: 'From morning to evening',
    chapters: [],
    player: { provider: 'youtube', id: 'aqz-KE-bpKQ' },
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    image: '/media/film.webp',
    durationSeconds: 200,
    hasCaptions: false,
    publishedAt: new Date('2026-02-20T10:00:00Z'),
    ...fields,
  }
}

export function makeArticle(fields: Partial<Article> = {}): Article {
  return {
    reference: 'AbC12',
    slug: 'a-night',
    name: 'A night',
    summary: 'Four people',
    language: 'en',
    image: '/media/night.webp',
    imageFocus: null,
    publishedAt: new Date('2026-03-01T23:30:00Z'),
    wordCount: 4,
    hasVideo: false,
    categories: [{ reference: 'c', name: 'Craft', slug: 'craft' }],
    collections: [{ reference: 'k', name: 'Nights', slug: 'nights', summary: null, image: null }],
    organizations: [
      { name: 'Acme', slug: 'acme', logo: null },
      { name: 'Elsewhere', slug: 'elsewhere', logo: null },
    ],
    indexes: [],
    content: '## Start\n\nThe **first** words.',
    originalUrl: null,
    authors: [{ name: 'Mara', headline: null, website: 'https://mara.example/', image: null, profiles: [] }],
    video: makeVideo(),
    seo: { title: 'A night', description: null },
    social: { title: 'A night', description: null, image: '/media/night.webp' },
    ...fields,
  }
}
