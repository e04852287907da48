import { type HeldChange, isSuspicious } from '@vitrine/content-store/apply/quarantine'
import { sampleEvenly } from '@/lib/process/sample-evenly'
import type { Target } from './target'

/** Whether a webhook, or the operations of the lost records, say that each of the changes is right. A failure confirms nothing. */
export async function areConfirmed(target: Target, changes: readonly HeldChange[]): Promise<boolean> {
  for (const change of changes) if (!(await isConfirmed(target, change))) return false
  return true
}

async function isConfirmed(target: Target, change: HeldChange): Promise<boolean> {
  const { references } = change
  if (references.length > 0 && references.every((reference) => target.deleted?.has(reference))) return true
  const sample = sampleEvenly(references)
  if (sample.length === 0) return false
  try {
    if (change.list === 'organizations') return await areGone(target, sample)
    if (!change.list.startsWith('jobs')) return false
    return await areClosed(target, sample)
  } catch {
    // Half of the jobs of an organization are held only if the job operation says that they are open.
    return change.list.startsWith('jobs/') && !isSuspicious(change)
  }
}

/** Whether the embed operation has none of the organizations either. */
async function areGone({ source, pace }: Target, organizations: readonly string[]): Promise<boolean> {
  for (const reference of organizations) {
    await pace()
    if ((await source.getEmbed(reference)) !== null) return false
  }
  return true
}

/** Whether the job operation says that the jobs are not published, or has none of them, while the API has organizations. */
async function areClosed({ source, pace, ...target }: Target, jobs: readonly string[]): Promise<boolean> {
  if (!target.hasToken) throw new Error('the job operation needs a token')
  for (const reference of jobs) {
    await pace()
    const job = await source.getJob(reference, {})
    if (job?.status === 'published') return false
  }
  if (target.organizations.length > 0) return true
  await pace()
  const query = { cms_sites_references: target.siteReference, per_page: 1 }
  return (await source.listOrganizations(query)).items.length > 0
}
