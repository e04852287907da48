import { mapNames, valuesOf } from '@/lib/facet-filter'
import { joinArticles } from '@/lib/i18n/format'
import type { BoardTranslator } from '@/lib/i18n/translator'
import { type FacetName, facetNames, type JobFilter } from '@/lib/job-filter'
import type { FacetCounts } from '@/lib/model/search/facet-count'
import { landingNames } from './landing-state'

const remoteValues = ['no', 'punctual', 'partial', 'fulltime'] as const
const contracts = [
  'full-time',
  'part-time',
  'permanent',
  'fixed-term',
  'agency',
  'freelance',
  'internship',
  'apprenticeship',
] as const

/**
 * The heading of a landing page as a person would write it: `Marketing jobs in Paris`. Null for other states, and for a policy of
 * remote work without a text.
 */
export function landingTitle(
  filter: JobFilter,
  facets: FacetCounts<FacetName>,
  t: BoardTranslator,
  locale: string,
): string | null {
  const names = landingNames(filter)
  if (names === null) return null
  const values = mapNames(facetNames, (name) => valuesOf(filter, name)[0] ?? '')
  const labels = mapNames(
    facetNames,
    (name) => facets[name].find(({ value }) => value === values[name])?.label ?? values[name],
  )
  const { company, city, country } = labels
  if (company && names.length === 1) return t('companyTitle', { name: company })
  const policy = remoteValues.find((value) => value === values.remote)
  if (values.remote && !policy) return null
  const contract = contracts.find((value) => value === values.contract)
  const department = labels.department && t('landing.department', { name: labels.department })
  const title = t('landing.title', {
    remote: policy ? t(`landing.remote.${policy}`) : '',
    jobs: contract
      ? t(`landing.jobs.${contract}`, { department })
      : values.contract
        ? t('landing.jobs.other', { department, name: labels.contract })
        : t('landing.jobs.none', { department }),
    place:
      city && country
        ? t('landing.cityInCountry', { city, country })
        : city
          ? t('landing.city', { name: city })
          : country && t('landing.country', { code: values.country, name: country }),
    company: company && t('landing.company', { name: company }),
  })
  const text = joinArticles(title.replace(/ +/g, ' ').trim(), locale)
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
