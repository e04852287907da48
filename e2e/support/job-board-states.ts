import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { companies } from '../records/companies'

const lyon = withValues(noFilter, 'city', ['lyon'])
const many = {
  ...withValues(withValues(lyon, 'city', ['le-havre', 'lyon', 'paris']), 'contract', ['full-time']),
  ...{ words: 'technicien', salary: { amount: 30_000, currency: 'EUR' }, sort: 'salary' as const },
}
const none = { ...lyon, words: 'zzzz' }

/** A page of each state of the job board, in two languages. The first ones differ most. */
export const boardStates = [
  { locale: 'fr', path: routes.jobSearch('fr', many) },
  { locale: 'en', path: routes.jobSearch('en', none) },
  { locale: 'en', path: routes.companyJobs('en', companies.harbourWorks.slug) },
  { locale: 'en', path: routes.jobs('en') },
  { locale: 'fr', path: routes.jobs('fr', 2) },
  { locale: 'fr', path: routes.jobSearch('fr', lyon) },
  { locale: 'en', path: routes.jobSearch('en', withValues(lyon, 'contract', ['full-time'])) },
] as const
