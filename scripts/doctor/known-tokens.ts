import { messagesFor } from '@/lib/i18n/locales'
import { factsByToken } from '@/lib/model/jobs/contract-words'
import type { Tokens } from './drift'

const { remote, period, experience, education, applicationMode } = messagesFor('en').Tokens

/** The tokens that mean "no information", beside those for which the site has words. */
const words = (labels: Readonly<Record<string, unknown>>, ...others: readonly string[]) =>
  new Set([...Object.keys(labels), ...others].map((token) => token.toLowerCase()))

const remotes = words(remote, 'unknown', 'none')
const periods = words(period, 'none')

/** docs/read-api-behaviour.md, section 5. The site shows a token without words in a neutral form. */
export const jobTokens: Tokens = {
  status: words({}, 'draft', 'published', 'archived'),
  contract_type: words(factsByToken),
  experience_level: words(experience),
  education_level: words(education),
  remote: remotes,
  'salary.period': periods,
  'application_fields[].mode': words(applicationMode, 'disabled'),
}

export const embedTokens: Tokens = {
  'jobs[].remote': remotes,
  'jobs[].salary.period': periods,
  'websites[].kind': words({}, 'single', 'multi', 'external_wttj'),
}

const videoSources = words({}, 'youtube', 'vimeo', 'dailymotion', '360player')

export const organizationTokens: Tokens = { 'videos[].source': videoSources }
export const articleTokens: Tokens = { 'cms_video.source': videoSources }
