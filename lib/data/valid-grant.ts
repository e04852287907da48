import { hasSharedLink } from '@vitrine/content-store/queries/shared-links'
import { readGrant } from '@/lib/preview/cookies'
import type { PreviewRefusal, SignedGrant } from '@/lib/preview/preview-token'
import { openStore } from './store'

/**
 * What a token grants now. A link that an editor has revoked is refused like one that has expired. Runs outside the renderer of Next.js
 * too. Throws if the store cannot be read.
 */
export async function readValidGrant(token: string | undefined): Promise<SignedGrant | PreviewRefusal> {
  const signed = readGrant(token)
  const share = typeof signed === 'object' && signed.grant.kind === 'record' ? signed.grant.share : undefined
  return share === undefined || (await hasSharedLink(openStore(), share)) ? signed : 'expired'
}
