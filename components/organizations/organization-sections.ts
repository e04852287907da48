import type { Organization } from '@/lib/model/organization'

/** The sections of a profile, in their order on the page. */
const organizationSections = ['about', 'people', 'jobs', 'life', 'stories', 'places'] as const
export type OrganizationSection = (typeof organizationSections)[number]

/** A page whose sections are fewer needs no links to them. */
const minLinked = 3

export function hasNumbers(organization: Organization): boolean {
  const { employeeCount, averageAge, turnover, creationYear, revenue } = organization
  return [employeeCount, averageAge, turnover, creationYear, revenue].some((value) => value !== null)
}

/** The sections that the page of an organization has. What it says about itself and its jobs it has always. */
export function sectionsOf(organization: Organization, storyCount: number): readonly OrganizationSection[] {
  const { genderSplit, images, videos, offices } = organization
  const isShown: Record<OrganizationSection, boolean> = {
    about: true,
    people: hasNumbers(organization) || genderSplit !== null,
    jobs: true,
    life: images.length + videos.length > 0,
    stories: storyCount > 0,
    places: offices.length > 0,
  }
  return organizationSections.filter((section) => isShown[section])
}

/** The sections to which the page has links. Empty for a short page. */
export function linkedSections(sections: readonly OrganizationSection[]): readonly OrganizationSection[] {
  return sections.length < minLinked ? [] : sections
}
