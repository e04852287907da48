import type { RuleId } from './rules'

/** Where the text of an article is, and its language: no key of its file. */
export const textKey = 'content'
export const folderKey = 'language'

/** The key in the content file of a record, and the field of the hosted service where that has another name. */
type Keys = string | readonly [key: string, field: string]

const image: Keys = ['image', 'image_url']
const socialImage: Keys = ['social_image', 'social_image_url']
const video: Keys = ['video', 'cms_video']
const descriptions: Keys = ['descriptions', 'i18n_descriptions']

const ruleKeys: Readonly<Record<RuleId, Keys>> = {
  'article-alt-missing': textKey,
  'article-author-missing': ['authors', 'cms_authors'],
  'article-category-missing': 'categories',
  'article-content-image-dead': textKey,
  'article-date-far': 'published_at',
  'article-date-missing': 'published_at',
  'article-description-duplicate': 'seo_description',
  'article-description-short': 'seo_description',
  'article-description-too-wide': 'seo_description',
  'article-heading-empty': textKey,
  'article-heading-first-level': textKey,
  'article-heading-jump': textKey,
  'article-image-dead': image,
  'article-image-missing': image,
  'article-language-not-served': folderKey,
  'article-language-unknown': folderKey,
  'article-link-closed-job': textKey,
  'article-link-empty': textKey,
  'article-link-not-found': textKey,
  'article-link-unusable': textKey,
  'article-link-vague': textKey,
  'article-organization-unknown': 'organizations',
  'article-reference-invalid': 'reference',
  'article-seo-description-missing': 'seo_description',
  'article-seo-title-missing': 'seo_title',
  'article-social-image-format': socialImage,
  'article-social-image-missing': socialImage,
  'article-social-image-small': socialImage,
  'article-summary-missing': 'summary',
  'article-text-missing': textKey,
  'article-text-short': textKey,
  'article-text-too-complex': textKey,
  'article-title-duplicate': 'name',
  'article-title-missing': 'name',
  'article-title-too-wide': 'seo_title',
  'article-video-inactive': video,
  'article-video-unplayable': video,
  'job-apply-url-invalid': 'apply_url',
  'job-apply-url-missing': 'apply_url',
  'job-contract-missing': 'contract_type',
  'job-contract-unknown': 'contract_type',
  'job-country-missing': 'offices',
  'job-country-unknown': 'offices',
  'job-date-missing': 'published_at',
  'job-date-of-creation': 'published_at',
  'job-description-is-title': 'description',
  'job-description-missing': 'description',
  'job-description-short': 'description',
  'job-education-unknown': 'education_level',
  'job-experience-unknown': 'experience_level',
  'job-hidden': ['sites', 'websites'],
  'job-language-missing': 'language',
  'job-language-not-served': 'language',
  'job-office-incomplete': 'offices',
  'job-organization-missing': ['name', 'organization'],
  'job-pay-implausible': 'salary',
  'job-pay-missing': 'salary',
  'job-pay-period-unknown': 'salary',
  'job-pay-reversed': 'salary',
  'job-pay-unreadable': 'salary',
  'job-place-missing': 'offices',
  'job-remote-country-missing': 'offices',
  'job-remote-unknown': 'remote',
  'job-start-past': 'start_date',
  'job-title-duplicate': 'name',
  'job-title-in-capitals': 'name',
  'job-title-missing': 'name',
  'organization-cover-missing': ['covers', 'i18n_covers'],
  'organization-description-missing': descriptions,
  'organization-description-short': descriptions,
  'organization-employees-missing': 'nb_employees',
  'organization-gender-split-wrong': 'parity_women',
  'organization-headquarters-missing': 'offices',
  'organization-headquarters-several': 'offices',
  'organization-image-dead': 'images',
  'organization-language-not-served': 'default_language',
  'organization-logo-missing': ['logo', 'logo_url'],
  'organization-office-incomplete': 'offices',
  'organization-offices-missing': 'offices',
  'organization-photo-text-missing': 'images',
  'organization-sectors-missing': 'sectors',
  'organization-slug-duplicate': 'slug',
  'organization-translation-missing': descriptions,
  'organization-video-unplayable': 'videos',
  'organization-website-invalid': 'media_website_url',
  'organization-website-missing': 'media_website_url',
  'page-gap': textKey,
  'page-image-dead': textKey,
  'page-link-empty': textKey,
  'page-link-not-found': textKey,
  'page-link-unusable': textKey,
  'page-text-too-complex': textKey,
}

/** The key of the content file that a warning is about. */
export function keyOf(rule: RuleId): string {
  const keys = ruleKeys[rule]
  return typeof keys === 'string' ? keys : keys[0]
}

/** The field of the hosted service that a warning is about. */
export function fieldOf(rule: RuleId): string {
  const keys = ruleKeys[rule]
  return typeof keys === 'string' ? keys : keys[1]
}
