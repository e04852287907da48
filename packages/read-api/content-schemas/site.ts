import { z } from 'zod'
import { identity, name, stamps, webAddress } from './scalar'

/** One entry of `sites.yaml`. The set of kinds is open; only `single` is treated apart. */
export const siteContent = z.strictObject({
  reference: identity,
  name,
  kind: identity,
  root_url: webAddress.transform((address) => address.replace(/\/+$/, '')),
  ...stamps,
})

export type SiteContent = z.infer<typeof siteContent>
