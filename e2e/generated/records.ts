import { Random } from '@/e2e/faults/random'
import { locales, siteReference } from '../records/sites'
import type { RecordSet } from '../support/record-api'
import * as facts from './pools/facts'
import { blanks } from './pools/markup'
import { blankNames, companyNames, type Name, titles, unsolicited, vacancies } from './pools/names'
import { makeText, type Style, type Text } from './texts'

/** What must be true of a record, wherever the site shows it. */
export type Expected = {
  kind: 'article' | 'job' | 'organization'
  reference: string
  name: Name
  language: string
  /** The locale of its canonical page. For an organization, those in which it has a text. */
  locales: readonly string[]
  /** The end of the path of its page: `_` and the reference of an article, else slugs. */
  path: string
  /** The texts of its page, by locale for organizations. */
  texts: Readonly<Record<string, readonly Text[]>>
  /** Of a job. */
  job: JobFacts | null
}

type JobFacts = {
  /** Lists show a job in it until the site has read the job operation. */
  companyLanguage: string
  pay: facts.Pay
  place: facts.Place | null
  apply: readonly [value: string, target: string | null]
  isVacancy: boolean
}

type Generated = { records: Expected[]; responses: RecordSet }

type Counts = { organizations: number; jobs: number; articles: number }

/** Records with fields of all kinds at once, the same for the same seed: as the hosted service sends them, and what is true of them. */
export function generateRecords(seed: number, counts: Counts): Generated {
  const random = new Random(seed)
  const organizations = count(counts.organizations, (index) => makeOrganization(random, index))
  const jobs = count(counts.jobs, (index) => {
    const company = index % counts.organizations
    return makeJob(random, index, company, organizations[company]?.expected.language ?? '')
  })
  const articles = count(counts.articles, (index) => makeArticle(random, index))
  return {
    records: [...organizations, ...jobs, ...articles].map(({ expected }) => expected),
    responses: {
      organizations: organizations.map(({ organization }) => organization),
      jobs: Object.fromEntries(jobs.map(({ job }) => [job.reference, job])),
      embeds: Object.fromEntries(
        organizations.map(({ organization }, index) => [
          organization.reference,
          {
            name: organization.name,
            jobs: jobs.filter((_, at) => at % counts.organizations === index).map(({ embed }) => embed),
            websites: [{ reference: siteReference, kind: 'multi', root_url: 'https://board.example' }],
          },
        ]),
      ),
      articles: articles.map(({ article }) => ({ organization: '', article })),
    },
  }
}

const count = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index))

const slugOf = (index: number) => `company-${index}`
const localeOf = (language: string) =>
  locales.find((locale) => locale === language.toLowerCase().split('-')[0]) ?? locales[0]
const dayOf = (index: number) => new Date(Date.UTC(2024, 0, 2, 9) + index * 14 * 3_600_000).toISOString()
const htmlStyles: readonly Style[] = ['html', 'html', 'builder', 'plain']

/** A piece of markup without words, or none. */
function blank(random: Random): string | null {
  return random.next() < 0.5 ? random.pick(blanks) : null
}

function makeOrganization(random: Random, index: number) {
  const name = random.pick(companyNames)
  const reference = `GenO${index}`
  const withText = random.shuffle(locales).slice(0, random.integer(1, locales.length))
  const i18n = (field: string) => {
    const texts = withText.map((locale) => [
      locale,
      makeText(random, `${field}${index}${locale}`, random.pick(['markdown', 'html', 'builder'] as const), {
        hasMedia: false,
        hasIds: false,
      }),
    ])
    return Object.fromEntries(texts) as Record<string, Text>
  }
  const [descriptions, extras] = [i18n('od'), i18n('og')]
  const toWire = (texts: Readonly<Record<string, Text>>) =>
    Object.fromEntries(locales.map((locale) => [locale, texts[locale]?.source ?? blank(random)]))
  return {
    organization: {
      reference,
      name: name.name,
      slug: slugOf(index),
      description: blank(random) ?? '',
      logo_url: random.pick(facts.pictures),
      media_website_url: random.pick([
        null,
        'company.example',
        'https://company.example/é',
        'http://https://company.example',
      ]),
      media_linkedin: '904417',
      sectors: ['rail-freight'],
      default_language: withText[0],
      nb_employees: 20 + index,
      subsidiaries: [],
      i18n_covers: { [String(withText[0])]: random.pick(facts.pictures) },
      i18n_descriptions: toWire(descriptions),
      i18n_looking_fors: {},
      i18n_good_to_knows: toWire(extras),
      websites: [{ reference: siteReference, name: 'Board', root_url: 'https://board.example' }],
      offices: [],
      images: [],
      videos: [],
      updated_at: dayOf(index),
    },
    expected: {
      kind: 'organization',
      ...{
        reference,
        name,
        language: withText[0] ?? 'en',
        locales: withText,
        path: `/companies/${slugOf(index)}`,
      },
      texts: Object.fromEntries(
        withText.map((locale) => [
          locale,
          [descriptions[locale], extras[locale]].flatMap((text) => text ?? []),
        ]),
      ),
      job: null,
    } satisfies Expected,
  }
}

const jobFields = ['description', 'profile', 'recruitment_process', 'company_description'] as const

function makeJob(random: Random, index: number, company: number, companyLanguage: string) {
  const kind = random.next()
  const name =
    kind < 0.1 ? random.pick(unsolicited) : kind < 0.15 ? random.pick(vacancies) : random.pick(titles)
  const isVacancy = kind >= 0.1
  const language = name.language ?? random.pick(['en', 'fr', 'de', 'es'])
  const reference = `GEN_j${index}`
  const slug = `job-${index}_town`
  const texts = jobFields.flatMap((field, at) =>
    at > 0 && random.next() < 0.35
      ? []
      : [
          {
            field,
            text: makeText(random, `j${at}x${index}`, random.pick(htmlStyles), {
              hasMedia: false,
              hasIds: at === 0,
            }),
          },
        ],
  )
  const sources = Object.fromEntries(
    jobFields.map((field) => [
      field,
      texts.find((each) => each.field === field)?.text.source ?? blank(random),
    ]),
  )
  const pay = random.pick(facts.pays)
  // An entry for unsolicited applications has an office only where its name alone says what it is.
  const place = isVacancy || random.next() < 0.5 ? random.pick(facts.places) : null
  const apply = random.pick(facts.applications)
  const contract = random.pick(facts.contracts)
  const office = place && {
    ...{ id: 1_000 + index, name: place.city, address: '', zip_code: '', district: null, city: place.city },
    ...{ country: countryNames(place.country), country_code: place.country },
  }
  const shared = {
    ...{ reference, name: name.name, salary: pay.salary, office, offices: office ? [office] : [] },
    published_at: dayOf(index),
  }
  // Row 3: one operation has the text, and the other has markup without words. Links within the site are in the job operation alone.
  const hasOwnLinks = /href="[/#]/.test(sources.description ?? '')
  const shadow = hasOwnLinks ? 0.5 : random.next()
  const hidden = random.pick(blanks.filter((each) => each.startsWith('<')))
  return {
    job: {
      ...shared,
      ...sources,
      external_reference: null,
      organization_reference: `GenO${company}`,
      status: 'published',
      description: shadow < 0.1 ? hidden : sources.description,
      recruitment_process: undefined,
      apply_url: apply[0],
      ...{ language, experience_level: null, education_level: null, department_id: null },
      contract_type: place === null ? null : contract.token,
      ...{ contract_duration_min: null, contract_duration_max: null, start_date: null },
      ...{ remote: random.pick(['no', 'partial', 'fulltime', null]), office_id: office?.id ?? null },
      cms_sites_references: siteReference,
      ...{ created_at: dayOf(index), updated_at: dayOf(index), archived_at: null },
      websites: [{ reference: siteReference, name: 'Board', url: jobUrl(company, slug) }],
      application_fields: [],
    },
    embed: {
      ...shared,
      ...{ id: 5_000 + index, slug, profile: sources.profile },
      description: shadow > 0.9 ? hidden : sources.description,
      recruitment_process: sources.recruitment_process,
      created_at: { fr: 'Le 02 Janvier 2024 à 09h05', en: 'The 02 January 2024 at 09h05' },
      department: null,
      contract_type:
        place === null
          ? {}
          : { fr: contract.fr, en: contract.en, es: contract.en, cs: contract.en, sk: contract.en },
      cms_sites_references: [siteReference],
      websites_urls: [{ website_reference: siteReference, url: jobUrl(company, slug) }],
    },
    expected: {
      kind: 'job',
      ...{ reference, name, language, locales: [localeOf(language)] },
      path: `/companies/${slugOf(company)}/jobs/${slug}`,
      texts: { [localeOf(language)]: texts.map(({ text }) => text) },
      job: { companyLanguage, pay, place, apply, isVacancy },
    } satisfies Expected,
  }
}

/** The names of a country, by its code or by one that people write for it. A code of no country has none. */
function countryNames(code: string): Record<string, string> {
  const names = ['fr', 'en'].map((language) => [
    language,
    new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code),
  ])
  return Object.fromEntries(names.filter(([, name]) => name !== undefined && code !== 'ZZ'))
}

const jobUrl = (company: number, slug: string) =>
  `https://board.example/companies/${slugOf(company)}/jobs/${slug}`

function makeArticle(random: Random, index: number) {
  const name = random.pick(titles)
  const language = name.language ?? random.pick(['en', 'fr', 'de', 'es'])
  const locale = localeOf(language)
  const reference = `GenA${index}`
  const style = random.pick(['markdown', 'markdown', 'html', 'builder'] as const)
  const text = makeText(random, `a${index}`, style, { hasMedia: true, hasIds: true })
  const unset = () => random.pick([null, '', ...blankNames])
  const category = { reference: `GenC${locale}`, name: `Category ${locale}`, title: `Category ${locale}` }
  return {
    article: {
      ...{ reference, name: name.name, language, content: text.source, url: null, indexed: [] },
      summary: random.next() < 0.5 ? unset() : `Summary number ${index} of it.`,
      image_url: random.pick(facts.pictures),
      ...{ seo_title: unset(), seo_description: unset(), social_title: unset(), social_description: unset() },
      social_image_url: random.pick(facts.pictures),
      published_at: dayOf(index),
      cms_collections: [],
      cms_authors: [
        {
          name: 'Mara Example',
          headline: blank(random),
          website: null,
          social_networks: {},
          avatar: { url: null },
        },
      ],
      categories: [{ ...category, published_at: dayOf(0), created_at: dayOf(0), updated_at: dayOf(0) }],
      organizations: [],
      cms_video: null,
    },
    expected: {
      kind: 'article',
      ...{ reference, name, language, locales: [locale], path: `_${reference}` },
      texts: { [locale]: [text] },
      job: null,
    } satisfies Expected,
  }
}
