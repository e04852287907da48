import { z } from 'zod'
import { identity, name, recordTimestamps, webUrl } from './scalar'

/** One entry of `sites.yaml`. The set of kinds is open; `single` alone changes how URLs are built. */
export const siteContent = z.strictObject({
  reference: identity,
  name,
  kind: identity,
  root_url: webUrl.transform((url) => url.replace(/\/+$/, '')),
  ...recordTimestamps,
})

export type SiteContent = z.infer<typeof siteContent>
