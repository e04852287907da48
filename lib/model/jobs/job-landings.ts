import { valuesOf } from '@/lib/facet-filter'
import { languageGroup } from '@/lib/i18n/locales'
import { type FacetName, facetNames, isFiltered, type JobFilter } from '@/lib/job-filter'
import { facetLabel } from '@/lib/model/search/facet-label'
import type { Board } from './job-board'
import type { Landing } from './landing-counts'
import { isLanding, landingFacets, minPairJobs } from './landing-state'

/** The landing pages of a facet that a page links to. */
export type LandingLinks = {
  name: FacetName
  /** That of the names of departments, which are the texts of their organizations. Null for that of the page. */
  language: string | null
  links: readonly { value: string; label: string; count: number; filter: JobFilter }[]
}

const maxLinks = 40

/**
 * The landing pages that lead on from a state: those with one value for all jobs, those with a further value for a state with one
 * value. None for other states. Departments with names in other languages than that of the page have lists of their own.
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
    const landings = further.filter((landing) => landing.name === name)
    const languageOf = ({ filter }: Landing) =>
      name === 'department' ? otherLanguage(board, valuesOf(filter, name)[0], locale) : null
    return [...new Set([null, ...landings.map(languageOf)])].flatMap((language) => {
      const links = landings
        .filter((landing) => languageOf(landing) === language)
        .slice(0, maxLinks)
        .map(({ filter, count }) => {
          const [value = ''] = valuesOf(filter, name)
          const label = board.labels[name].get(value)
          return { value, label: label ? facetLabel(name, label, locale) : value, count, filter }
        })
      return links.length > 0 ? [{ name, language, links }] : []
    })
  })
}

function otherLanguage({ departmentLanguages }: Board, department = '', locale: string): string | null {
  const language = languageGroup(departmentLanguages.get(department) ?? locale)
  return language === locale ? null : language
}

function isSingle(filter: JobFilter): boolean {
  return isLanding(filter, minPairJobs) && Object.values(filter.facets).length === 1
}
