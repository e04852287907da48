import { sharedState } from './process/shared-state'

/**
 * What every page needs of the employer that the site is about, whose profile is the home page. `logo` is the URL of its image, and `isOnly`
 * says that the site has no other organization.
 */
export type Employer = { reference: string; slug: string; name: string; logo: string | null; isOnly: boolean }

/** `lib/data/organizations.ts` keeps it current. */
const state = () => sharedState<{ employer: Employer | null }>('employer', () => ({ employer: null }))

/** Null for a site of several employers, and before `readEmployer` has been called. */
export function currentEmployer(): Employer | null {
  return state().employer
}

export function setEmployer(employer: Employer | null): void {
  state().employer = employer
}
