import { valuesOf } from '@/lib/facet-filter'
import { localeForLanguage } from '@/lib/i18n/locales'
import { type FacetName, facetNames, isFiltered, type JobFilter } from '@/lib/job-filter'
import { facetLabel } from '@/lib/model/search/facet-label'
import type { Board } from './job-board'
import { isLanding, landingFacets, minPairJobs } from './landing-state'

/** The landing pages of a facet that a page links to. */
export type LandingLinks = {
  name: FacetName
  links: readonly { value: string; label: string; count: number; filter: JobFilter }[]
}

const maxLinks = 40

/**
 * The landing pages that lead on from a state: those with one value for all jobs, those with a further value for a state with one
 * value. None for other states. Departments only with names in the language of the page: other facets have labels in every language.
 */
export function findLandingLinks(board: Board, filter: JobFilter, locale: string): LandingLinks[] {
  const own = facetNames.filter((name) => valuesOf(filter, name).length > 0)
  const isStart = own.length === 0 && !isFiltered(filter)
  if (!isStart && !(own.length === 1 && isSingle(filter))) return []
  const further = board.landings.flatMap((landing) => {
    const names = facetNames.filter((name) => valuesOf(landing.filter, name).length > 0)
    const [name, ...others] = names.filter((candidate) => !own.includes(candidate))
    const hasOwn = own.every(
      (candidate) => valuesOf(landing.filter, candidate)[0] === valuesOf(filter, candidate)[0],
    )
    return name !== undefined && others.length === 0 && hasOwn ? [{ ...landing, name }] : []
  })
  return landingFacets.flatMap((name) => {
    const links = further
      .filter(
        ({ name: own, filter }) =>
          own === name && (name !== 'department' || isOfLocale(board, valuesOf(filter, name)[0], locale)),
      )
      .slice(0, maxLinks)
      .map((landing) => {
        const [value = ''] = valuesOf(landing.filter, name)
        const label = board.labels[name].get(value)
        return {
          value,
          label: label ? facetLabel(name, label, locale) : value,
          count: landing.count,
          filter: landing.filter,
        }
      })
    return links.length > 0 ? [{ name, links }] : []
  })
}

function isOfLocale({ departmentLanguages }: Board, department = '', locale: string): boolean {
  const language = departmentLanguages.get(department)
  return language !== undefined && localeForLanguage(language) === locale
}

function isSingle(filter: JobFilter): boolean {
  return isLanding(filter, minPairJobs) && Object.values(filter.facets).length === 1
}
