/**
 * One record of each operation with every field that the contract has. `described` has the spelling of the API's
 * description, with the further fields of this server; `live` has that of the hosted service (docs/read-api-behaviour.md).
 */

type Response = Record<string, unknown>
/** @internal */
export type Responses = { organization: Response; job: Response; embed: Response; article: Response }

const sized = (name: string) => ({ url: `https://cdn.example/${name}.webp` })

const image = (name: string) => ({
  url: `https://cdn.example/${name}.webp`,
  thumb: sized(`${name}-thumb`),
  small: sized(`${name}-small`),
  medium: sized(`${name}-medium`),
  large: sized(`${name}-large`),
})

const thumbnail = (name: string, width: number) => ({
  url: `https://i.example/${name}.jpg`,
  width,
  height: (width * 3) / 4,
})

const details = {
  kind: 'youtube#video',
  id: 'zz-other-id1',
  etag: 'a1b2c3',
  snippet: {
    title: 'Title on the platform',
    description: 'Text on the platform\nwith a second line',
    tags: ['craft', 'wood & steel'],
    publishedAt: '2026-02-20T10:00:00Z',
    localized: { title: 'Titre localisé', description: 'Texte localisé' },
    thumbnails: { default: thumbnail('default', 120), medium: thumbnail('medium', 320) },
    liveBroadcastContent: 'upcoming',
    defaultAudioLanguage: 'es',
    channelTitle: 'The channel',
    channelId: 'UCabcdefghijklmnopqrstuv',
    categoryId: '22',
  },
  contentDetails: {
    projection: '360',
    licensedContent: true,
    duration: 'PT3M20S',
    dimension: '3d',
    definition: 'sd',
    caption: 'true',
  },
}

const video = {
  reference: 'film',
  external_reference: 'aqz-KE-bpKQ',
  source: 'youtube',
  name: 'A day in the workshop',
  description: 'From morning to evening',
  subtitle: 'With the night shift',
  image: image('film'),
  url: 'https://youtu.be/aqz-KE-bpKQ',
  created_at: '2025-03-04T09:15:00.123+01:00',
  updated_at: '2025-05-06T10:20:30.456+02:00',
  details,
}

const office = {
  id: 101,
  name: 'Headquarters',
  address: '1 rue de la Paix',
  zip_code: '69002',
  district: 'Presqu’île',
  city: 'Lyon',
  country_code: 'FR',
  country: { fr: 'France', en: 'France' },
  is_headquarter: true,
}

const otherOffice = {
  ...office,
  id: 102,
  name: 'Wien',
  city: 'Wien',
  country_code: 'AT',
  is_headquarter: false,
}
const offices = [office, { ...otherOffice, country: { fr: 'Autriche', en: 'Austria' } }]

const salary = { min: '32000', max: '38000', currency: 'CHF', period: 'monthly' }

const described = {
  organization: {
    reference: 'Pg4eV6k',
    name: 'Acme & Sons',
    slug: 'acme',
    description: 'Makes **things**.',
    logo_url: 'https://cdn.example/logo.webp',
    media_website_url: 'https://www.acme.example/',
    media_twitter: 'acme_t',
    media_facebook: 'acme_f',
    media_linkedin: '1234567',
    media_instagram: 'acme_i',
    media_youtube: 'channel/UCabc',
    media_pinterest: 'acme_p',
    sectors: ['energy', 'e-commerce-1'],
    default_language: 'fr',
    nb_employees: 250,
    average_age: 34,
    turnover: 8,
    creation_year: 1998,
    parity_men: 48,
    parity_women: 52,
    revenue: '6,5M€',
    subsidiaries: [{ name: 'Acme Labs', slug: 'acme-labs', reference: 'MBW42I' }],
    i18n_covers: { fr: 'https://cdn.example/cover-fr.webp', en: 'https://cdn.example/cover-en.webp' },
    i18n_descriptions: { fr: 'Texte', en: 'Text' },
    i18n_looking_fors: { fr: 'Des personnes', es: 'Personas' },
    i18n_good_to_knows: { en: 'A bicycle for everyone' },
    websites: [
      {
        reference: 'acme-careers',
        name: 'Acme careers',
        root_url: 'https://jobs.acme.example',
        cover_url: 'https://cdn.example/cover-careers.webp',
      },
      { reference: 'board', name: 'The board', root_url: 'https://board.example', cover_url: null },
    ],
    updated_at: '2026-06-07T08:09:10.111+02:00',
    offices,
    images: [
      {
        name: 'Workshop',
        description: 'In the morning',
        file: image('workshop'),
        created_at: '2024-03-04T09:15:00.000+01:00',
        updated_at: '2024-05-06T10:20:30.000+02:00',
      },
      {
        name: 'Garden',
        description: '',
        file: image('garden'),
        created_at: '2023-03-04T09:15:00.000+01:00',
        updated_at: '2023-05-06T10:20:30.000+02:00',
      },
    ],
    videos: [video],
  },

  job: {
    reference: 'WTTJ_gld0A7L',
    external_reference: 'HR/14 b',
    organization_reference: 'Pg4eV6k',
    name: 'Engineer',
    status: 'published',
    profile: '<p>You</p>',
    description: '<p>Build and repair</p>',
    company_description: '<p>We make things</p>',
    apply_url: 'https://jobs.acme.example/apply',
    language: 'en',
    experience_level: '2_TO_3_YEARS',
    education_level: 'BAC_5',
    contract_type: 'TEMPORARY',
    contract_duration_min: 6,
    contract_duration_max: 12,
    start_date: '2027-01-04T00:00:00.000+01:00',
    department_id: 11,
    office_id: 102,
    remote: 'partial',
    cms_sites_references: 'board,acme-careers',
    salary,
    created_at: '2021-11-15T10:30:00.000+01:00',
    updated_at: '2026-10-06T11:12:13.141+02:00',
    published_at: '2026-10-05T08:30:00.000+02:00',
    archived_at: '2025-02-01T00:00:00.000+01:00',
    stages: [
      { id: 1, name: 'To review', reference: 'initial', visible: true, candidates_count: 4 },
      { id: 2, name: 'Met', reference: null, visible: false, candidates_count: 0 },
      { id: 3, name: 'Refused', reference: 'refused', visible: false, candidates_count: 2 },
    ],
    // Larger than the sum of the stages, as on the hosted service.
    candidates_count: 17,
    websites: [
      {
        reference: 'acme-careers',
        name: 'Acme careers',
        url: 'https://jobs.acme.example/jobs/engineer_wien',
      },
      {
        reference: 'board',
        name: 'The board',
        url: 'https://board.example/companies/acme/jobs/engineer_wien',
      },
    ],
    application_fields: [
      { name: 'resume', mode: 'mandatory' },
      { name: 'portfolio', mode: 'disabled' },
    ],
    organization: {
      name: 'Acme & Sons',
      slug: 'acme',
      description: 'Makes **things**.',
      logo: 'https://cdn.example/logo.webp',
    },
    office: offices[1],
    offices: [offices[1], offices[0]],
  },

  embed: {
    name: 'Acme & Sons',
    jobs: [
      {
        id: 1234567,
        reference: 'WTTJ_gld0A7L',
        name: 'Engineer',
        slug: 'engineer_wien',
        description: '<p>Build and repair</p>',
        profile: '<p>You</p>',
        recruitment_process: '<p>Two talks</p>',
        salary,
        created_at: { fr: 'Le 15 Novembre 2021 à 10h30', en: 'The 15 November 2021 at 10h30' },
        start_date: { fr: '04 Janvier 2027', en: '04 January 2027' },
        published_at: '2026-10-05T08:30:00.000+02:00',
        remote: 'partial',
        office: offices[1],
        offices: [offices[1], offices[0]],
        department: { id: 11, name: 'Engineering' },
        contract_type: {
          fr: 'CDD',
          en: 'Temporary',
          es: 'Temporal',
          cs: 'Na dobu určitou',
          sk: 'Na dobu určitú',
        },
        cms_sites_references: ['board', 'acme-careers'],
        websites_urls: [
          {
            reference: 'acme-careers',
            website_reference: 'acme-careers',
            url: 'https://jobs.acme.example/jobs/engineer_wien',
          },
          {
            reference: 'board',
            website_reference: 'board',
            url: 'https://board.example/companies/acme/jobs/engineer_wien',
          },
        ],
      },
    ],
    websites: [
      {
        reference: 'acme-careers',
        kind: 'single',
        url: 'https://jobs.acme.example',
        root_url: 'https://jobs.acme.example',
        organization_url: 'https://jobs.acme.example/about-us',
      },
      {
        reference: 'board',
        kind: 'multi',
        url: 'https://board.example',
        root_url: 'https://board.example',
        organization_url: 'https://board.example/companies/acme',
      },
    ],
  },

  article: {
    reference: 'AbC12dE',
    name: 'What the night shift taught us',
    summary: 'Four people, one night',
    content: '## At ten\r\n\r\n<div>HTML</div>\n\n![](https://cdn.example/in-text.webp)',
    language: 'en',
    url: 'https://magazine.example/en/articles/night-shift',
    image_url: 'https://cdn.example/night.webp',
    image_focus: '20% 50%',
    indexed: ['news', 'front'],
    seo_title: 'The night shift',
    seo_description: 'For search engines',
    social_title: 'A night',
    social_description: 'For social networks\nin two lines',
    social_image_url: 'https://cdn.example/social.webp',
    published_at: '2026-03-02T09:00:00.000+01:00',
    cms_collections: [
      {
        id: 7,
        reference: '5f0c6a2e9b',
        title: 'First weeks',
        slug: 'the-first-weeks',
        summary: 'Stories of beginnings',
        language: 'fr',
        cover: { url: 'https://cdn.example/collection.webp' },
      },
    ],
    cms_authors: [
      {
        name: 'Mara Example',
        headline: '<p>Editor</p>',
        website: 'https://mara.example/',
        social_networks: { linkedin: 'https://www.linkedin.com/in/mara-example' },
        avatar: { url: 'https://cdn.example/mara.webp' },
      },
    ],
    categories: [
      {
        reference: 'cat-craft',
        name: 'Craft',
        title: 'Craft',
        created_at: '2024-01-08T09:00:00.000+01:00',
        updated_at: '2024-02-08T09:00:00.000+01:00',
        published_at: '2024-01-09T09:00:00.000+01:00',
      },
    ],
    organizations: [
      {
        name: 'Acme & Sons',
        slug: 'acme',
        description: 'Makes **things**.',
        logo_url: 'https://cdn.example/logo.webp',
      },
    ],
    cms_video: {
      ...video,
      reference: 'article-film',
      id: 7654321,
      is_active: true,
      record_type: 'Cms::Article',
      record_id: '4711',
      brand_id: 12,
    },
  },
}

const [describedImage] = described.organization.images
const [embedJob] = described.embed.jobs
const { district: _district, country: _country, ...externalOffice } = office
const { country_code: _code, is_headquarter: _isHeadquarter, ...embedOffice } = office

const live: Responses = {
  organization: {
    ...described.organization,
    media_website_url: 'acme.example/jobs',
    media_pinterest: null,
    turnover: null,
    parity_men: null,
    offices: [externalOffice],
    images: [{ ...describedImage, updated_at: '2024-05-06T10:20:30.456789+02:00' }],
    videos: [
      {
        ...video,
        // The hosted service sends three sizes of an organization's video, and further metadata.
        image: { url: video.image.url, small: video.image.small, thumb: { url: null } },
        created_at: '2018-01-15T16:51:20.788757+01:00',
        details: {
          ...details,
          snippet: {
            ...details.snippet,
            defaultLanguage: 'fr',
            defaultAudioLanguage: undefined,
            thumbnails: { ...details.snippet.thumbnails, maxres: thumbnail('maxres', 1280) },
          },
          contentDetails: { ...details.contentDetails, regionRestriction: { blocked: ['XX', null] } },
          statistics: { viewCount: '12', nothing: null },
        },
      },
    ],
    websites: [{ reference: 'board', name: 'The board', root_url: 'https://board.example/' }],
  },
  job: {
    ...described.job,
    profession_reference: 'engineering-1',
    cms_sites_references: 'board',
    websites: [described.job.websites[1]],
    stages: [{ id: 1, name: 'To review', reference: 'initial', visible: true }],
    candidates_count: undefined,
    office: externalOffice,
    offices: [externalOffice],
    office_id: 101,
    salary: { min: null, max: null, currency: 'EUR', period: 'none' },
  },
  embed: {
    name: 'Acme & Sons',
    jobs: [
      {
        ...embedJob,
        remote: undefined,
        office: embedOffice,
        offices: [embedOffice],
        salary: { min: null, max: null, currency: null, period: 'none' },
        cms_sites_references: ['board'],
        websites_urls: [
          {
            website_reference: 'board',
            url: 'https://board.example/companies/acme/jobs/engineer_wien',
          },
        ],
        start_date: { fr: '04 Janvier 2027', en: '04 January 2027' },
        created_at: { fr: '15 Novembre 2021 à 10h30', en: '15 November 2021 at 10h30' },
      },
    ],
    websites: [
      {
        reference: 'board',
        kind: 'multi',
        root_url: 'https://board.example',
        organization_url: 'https://board.example/companies/acme',
      },
    ],
  },
  article: {
    ...described.article,
    url: 'https://magazine.example/articles/night-shift?source=feed',
    categories: [{ reference: 'cat-craft', title: 'Craft', published_at: '2024-01-09T09:00:00.000+01:00' }],
    cms_collections: [
      {
        id: 7,
        reference: '5f0c6a2e9b',
        title: 'First weeks',
        slug: 'the-first-weeks',
        summary: 'Stories of beginnings',
        description: 'A longer text',
        cover: {
          url: 'https://cdn.example/collection.webp',
          large: { url: 'https://cdn.example/collection-large.webp' },
          thumb: { url: null },
        },
        seo_title: 'SEO',
        social_image: { url: null, large: { url: null }, thumb: { url: null } },
        status: 'published',
        theme: 'dark',
        language: 'fr',
        internal_name: 'weeks',
        languages: ['fr'],
        mirrors: {},
        cms_collection_category: { id: 3, title: 'Guides' },
        created_at: '2024-01-08T09:00:00.000+01:00',
        archived_at: null,
      },
      { id: 8, title: 'Second weeks' },
    ],
    cms_authors: described.article.cms_authors[0],
  },
}

/** @internal */
export const maximalResponses: { described: Responses; live: Responses } = { described, live }
