import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ImageState } from '@/lib/data/image-states'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'
import type { ArticleRecord } from '@/lib/model/articles/article'
import type { EmbedJobRecord, JobRecord } from '@/lib/model/jobs/job'
import type { OrganizationRecord } from '@/lib/model/organization'
import { pageRules } from './page-rules'
import { articleFacts, jobFacts, organizationFacts, recordTypes } from './record-facts'
import { findWarnings } from './rule'
import { articleRules, jobRecordRules, organizationRules, severityOf, toRuleId } from './rules'
import { SiteIndex } from './site-index'
import { siteRules } from './site-rules'
import { articleSubject, jobSubject, organizationSubject } from './testing/examples'

const missing = { kind: 'missing' } as const
const small: ImageState = { kind: 'found', width: 800, height: 600, format: 'png' }
const words = 'Four people repair a train. '.repeat(40)
const hostImage = 'https://elsewhere.example/a.jpg'

/** Records that break a rule. */
const articles: Record<keyof typeof articleRules, Partial<ArticleRecord> | typeof missing | typeof small> = {
  'article-alt-missing': { content: `${words}\n\n![](https://cdn.example.com/a.jpg)` },
  'article-author-missing': { cms_authors: [] },
  'article-category-missing': { categories: [] },
  'article-content-image-dead': { content: `${words}\n\n![A](/media/none.webp) ![B](${hostImage})` },
  'article-date-far': { published_at: '2062-03-01T00:00:00Z' },
  'article-date-missing': { published_at: 'soon' },
  'article-description-short': { seo_description: 'A night.' },
  'article-description-too-wide': { seo_description: words },
  'article-heading-empty': { content: `## \n\n${words}` },
  'article-heading-first-level': { content: `# One\n\n${words}` },
  'article-heading-jump': { content: `## One\n\n${words}\n\n#### Two` },
  'article-image-dead': missing,
  'article-image-missing': { image_url: undefined },
  'article-language-not-served': { language: 'cs' },
  'article-language-unknown': { language: 'English!' },
  'article-link-empty': { content: `${words} [](https://acme.example/)` },
  'article-link-unusable': { content: `${words} [The yard](javascript:alert(1))` },
  'article-link-vague': { content: `${words} [Cliquez ici !](https://acme.example/)` },
  'article-reference-invalid': { reference: 'a b' },
  'article-seo-description-missing': { seo_description: ' ' },
  'article-seo-title-missing': { seo_title: '' },
  'article-social-image-missing': { image_url: undefined, social_image_url: undefined },
  'article-social-image-format': { ...small, format: 'svg' },
  'article-social-image-small': small,
  'article-summary-missing': { summary: '' },
  'article-text-missing': { content: '', cms_video: undefined },
  'article-text-short': { content: 'Four people repair a train.', cms_video: undefined },
  'article-text-too-complex': { content: `${'> '.repeat(5_000)}a` },
  'article-title-missing': { name: ' ' },
  'article-title-too-wide': { seo_title: 'What the night shift taught us about trains, '.repeat(2) },
  'article-video-inactive': { cms_video: { name: 'Film', is_active: false } },
  'article-video-unplayable': { cms_video: { name: 'Film', source: 'tape', url: 'https://a.example/' } },
}

const office = { city: 'Lyon', country_code: 'FR' }

const organizations: Record<keyof typeof organizationRules, Partial<OrganizationRecord> | typeof missing> = {
  'organization-cover-missing': { i18n_covers: {} },
  'organization-description-missing': { i18n_descriptions: {} },
  'organization-description-short': { i18n_descriptions: { en: 'Trains.', fr: 'Trains.' } },
  'organization-employees-missing': { nb_employees: undefined },
  'organization-gender-split-wrong': { parity_men: 48, parity_women: 48 },
  'organization-headquarters-missing': { offices: [office] },
  'organization-headquarters-several': {
    offices: [
      { ...office, is_headquarter: true },
      { ...office, city: 'Paris', is_headquarter: true },
    ],
  },
  'organization-image-dead': missing,
  'organization-language-not-served': { default_language: 'cs' },
  'organization-logo-missing': { logo_url: undefined },
  'organization-office-incomplete': { offices: [{ name: 'Depot', city: 'Lyon' }] },
  'organization-offices-missing': { offices: [] },
  'organization-photo-text-missing': { images: [{ file: { url: 'https://cdn.example.com/b.jpg' } }] },
  'organization-sectors-missing': { sectors: [] },
  'organization-translation-missing': { i18n_looking_fors: { en: 'People who like trains' } },
  'organization-video-unplayable': {
    videos: [{ name: 'Film', source: '360player', url: 'https://a.example' }],
  },
  'organization-website-invalid': { media_website_url: 'acme' },
  'organization-website-missing': { media_website_url: '' },
}

type JobExample = { embed?: Partial<EmbedJobRecord>; detail?: Partial<JobRecord> }

const pay = { min: '30000', max: '35000', currency: 'EUR', period: 'yearly' }

const jobs: Record<keyof typeof jobRecordRules, JobExample> = {
  'job-apply-url-invalid': { detail: { apply_url: 'apply here' } },
  'job-apply-url-missing': { detail: { apply_url: undefined } },
  'job-contract-missing': { embed: { contract_type: {} }, detail: { contract_type: undefined } },
  'job-contract-unknown': { detail: { contract_type: 'SEASONAL' } },
  'job-country-missing': { embed: { offices: [{ city: 'Lyon' }] } },
  'job-country-unknown': { embed: { offices: [{ city: 'Lyon', country: { en: 'Gallia' } }] } },
  'job-date-missing': { embed: { published_at: undefined } },
  'job-date-of-creation': {
    embed: { published_at: undefined },
    detail: { created_at: '2026-02-15T10:30:00.000+01:00' },
  },
  'job-description-is-title': { embed: { description: '<p>Technician</p>' } },
  'job-description-missing': { embed: { description: '<p></p>' } },
  'job-description-short': { embed: { description: '<p>Build.</p>' } },
  'job-education-unknown': { detail: { education_level: 'DOCTORATE' } },
  'job-experience-unknown': { detail: { experience_level: 'MUCH' } },
  'job-language-missing': { detail: { language: undefined } },
  'job-language-not-served': { detail: { language: 'cs' } },
  'job-office-incomplete': { embed: { offices: [office, { name: 'Depot', country_code: 'FR' }] } },
  'job-organization-missing': {},
  'job-pay-implausible': { embed: { salary: { ...pay, min: '30', max: '35' } } },
  'job-pay-missing': { embed: { salary: { period: 'none' } } },
  'job-pay-period-unknown': { embed: { salary: { ...pay, period: 'fortnightly' } } },
  'job-pay-reversed': { embed: { salary: { ...pay, min: '35000', max: '30000' } } },
  'job-pay-unreadable': { embed: { salary: { ...pay, currency: 'coins' } } },
  'job-place-missing': { embed: { offices: [] } },
  'job-remote-country-missing': { embed: { offices: [{ city: 'Lyon' }] }, detail: { remote: 'fulltime' } },
  'job-remote-unknown': { detail: { remote: 'sometimes' } },
  'job-start-past': { detail: { start_date: '2026-01-04T00:00:00.000+01:00' } },
  'job-title-in-capitals': { embed: { name: 'TECHNICIAN' } },
  'job-title-missing': { embed: { name: ' ' } },
}

const ids = (warnings: readonly { rule: string }[]) => warnings.map(({ rule }) => rule)

describe('the rules of one record', () => {
  it('are silent on good records', () => {
    expect(findWarnings(articleRules, articleSubject())).toEqual([])
    expect(findWarnings(organizationRules, organizationSubject())).toEqual([])
    expect(findWarnings(jobRecordRules, jobSubject())).toEqual([])
    expect(findWarnings(jobRecordRules, jobSubject({}, null))).toEqual([])
  })

  it.each(Object.entries(articles))('%s', (rule, example) => {
    const subject = 'kind' in example ? articleSubject({}, example) : articleSubject(example)
    expect(ids(findWarnings(articleRules, subject))).toContain(rule)
  })

  it.each(Object.entries(organizations))('%s', (rule, example) => {
    const subject = 'kind' in example ? organizationSubject({}, example) : organizationSubject(example)
    expect(ids(findWarnings(organizationRules, subject))).toContain(rule)
  })

  it.each(Object.entries(jobs))('%s', (rule, { embed, detail }) => {
    const subject = jobSubject(embed, detail)
    const isNameless = rule === 'job-organization-missing'
    const outcome = isNameless
      ? { ...subject.outcome, errors: ['no-organization' as const] }
      : subject.outcome
    expect(ids(findWarnings(jobRecordRules, { ...subject, outcome }))).toContain(rule)
  })

  it('say nothing about the video of an article that has none', () => {
    expect(findWarnings(articleRules, articleSubject({ cms_video: {} }))).toEqual([])
  })

  it('name at most five different parts of the record, each on one short line', () => {
    const links = Array.from({ length: 9 }, (_, index) => `[](https://acme.example/${index % 8})`).join(' ')
    const warnings = findWarnings(articleRules, articleSubject({ content: `${words}\n\n${links}` }))
    expect(warnings.find(({ rule }) => rule === 'article-link-empty')?.details).toEqual(
      [0, 1, 2, 3, 4].map((index) => `https://acme.example/${index}`),
    )
    const long = findWarnings(articleRules, articleSubject({ language: `a\n${'b'.repeat(300)}` }))
    expect(long[0]?.details[0]).toBe(`a ${'b'.repeat(158)}…`)
  })
})

describe('the rules that need the whole site', () => {
  const site = new SiteIndex({
    types: recordTypes,
    toJobWebsites: () => new Set(['site']),
    siteReference: 'site',
  })
  const content = `${words} [a](/en/companies/acme/jobs/gone) [b](/fr/companies/nobody) [c](/en/abc) [d](/en/companies/acme/jobs/technician_lyon) [e](https://other.example/en/abc) [f](/en/articles/2026/03/01/a-night_AbC12?x#y) [g](/en/jobs/)`
  const first = articleFacts(articleSubject({ content, organizations: [{ name: 'Nobody', slug: 'nobody' }] }))
  const second = articleFacts(articleSubject({ reference: 'DeF34', name: 'Other' }))
  const acme = organizationFacts({ reference: 'Org1', slug: 'acme' })
  const job = jobFacts(jobSubject())
  const elsewhere = jobFacts(
    jobSubject({ reference: 'C_d2', slug: 'gone', websites_urls: [{ reference: 'board' }] }),
  )
  for (const facts of [acme, job, elsewhere, first, second]) site.add(facts)

  it('find equal texts, unknown organizations and links to pages that visitors cannot open', () => {
    expect(findWarnings(siteRules, { facts: first, site })).toEqual([
      { rule: 'article-title-duplicate', details: ['DeF34'] },
      { rule: 'article-description-duplicate', details: ['DeF34'] },
      { rule: 'article-link-closed-job', details: ['/en/companies/acme/jobs/gone'] },
      { rule: 'article-link-not-found', details: ['/fr/companies/nobody', '/en/abc'] },
      { rule: 'article-organization-unknown', details: ['nobody'] },
    ])
  })

  it('find equal slugs and titles, and jobs that the site hides', () => {
    expect(findWarnings(siteRules, { facts: acme, site })).toEqual([])
    expect(findWarnings(siteRules, { facts: elsewhere, site })).toEqual([
      { rule: 'job-title-duplicate', details: ['A_b1'] },
      { rule: 'job-hidden', details: ['visible only on board'] },
    ])
    site.add(organizationFacts({ reference: 'Org2', slug: 'acme' }))
    expect(ids(findWarnings(siteRules, { facts: acme, site }))).toEqual(['organization-slug-duplicate'])
  })

  it('are silent about pages of records that were not read', () => {
    const part = new SiteIndex({ types: ['article'], toJobWebsites: () => null, siteReference: 'site' })
    part.add(first)
    expect(findWarnings(siteRules, { facts: first, site: part })).toEqual([
      { rule: 'article-link-not-found', details: ['/en/abc'] },
    ])
  })
})

describe('the texts of the rules', () => {
  const rules = { ...articleRules, ...jobRecordRules, ...organizationRules, ...pageRules, ...siteRules }
  const ruleIds = Object.keys(rules)
    .sort()
    .flatMap((id) => toRuleId(id) ?? [])

  it.each(['en', 'fr'])('are complete in %s, and are those of no other rule', (locale) => {
    const texts: Record<string, Record<string, string>> = editorMessagesFor(locale).Warnings
    expect(Object.keys(texts).sort()).toEqual(ruleIds)
    for (const [rule, text] of Object.entries(texts)) {
      expect(Object.keys(text).sort(), rule).toEqual(['explanation', 'fix', 'title'])
      for (const value of Object.values(text)) expect(value, rule).toMatch(/^\S.{4,}/u)
      expect(text.explanation, rule).toMatch(/\.$/)
      expect(text.fix, rule).toMatch(/\.$/)
    }
  })

  it('differ between the languages', () => {
    const [en, fr] = [editorMessagesFor('en').Warnings, editorMessagesFor('fr').Warnings]
    for (const rule of ruleIds) expect(fr[rule].explanation).not.toBe(en[rule].explanation)
  })

  it('are those of docs/content-health.md', () => {
    const texts = editorMessagesFor('en').Warnings
    const rows = ruleIds.map((rule) => {
      const { title, explanation, fix } = texts[rule]
      return `| \`${rule}\` | ${severityOf(rule)} | ${title}. ${explanation} | ${fix} |`
    })
    const lines = readFileSync('docs/content-health.md', 'utf8').split('\n')
    expect(lines.filter((line) => /^\| `\w+(-\w+)+` \|/.test(line))).toEqual(rows)
  })
})
