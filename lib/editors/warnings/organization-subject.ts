import { firstEntries, firstItems } from '@/lib/model/limits'
import type { ToImage } from '@/lib/model/media/image'
import { type Organization, type OrganizationRecord, toOrganization } from '@/lib/model/organization'
import { type ImageStates, imageOf, type RecordImage } from './images'

/** What the rules of organizations read. */
export type OrganizationSubject = {
  record: OrganizationRecord
  organization: Organization
  /** The logo, the covers and the photos. */
  images: readonly RecordImage[]
  states: ImageStates
}

/** Photos of one organization that are checked. */
const maxPhotos = 50

/** The images are not read here: see `withStates`. */
export function toOrganizationSubject(record: OrganizationRecord, toImage: ToImage): OrganizationSubject {
  const photos = firstItems(record.images).slice(0, maxPhotos)
  return {
    record,
    organization: toOrganization(record, toImage),
    images: [
      ...imageOf(record.logo_url, toImage),
      ...firstEntries(record.i18n_covers).flatMap(([, url]) => imageOf(url, toImage)),
      ...photos.flatMap(({ file }) => imageOf(file?.large?.url ?? file?.url, toImage)),
    ],
    states: new Map(),
  }
}

/** The URLs of all images that pages show, to read them. */
export function organizationImages({ images }: OrganizationSubject): string[] {
  return [...new Set(images.flatMap(({ shown }) => shown ?? []))]
}
