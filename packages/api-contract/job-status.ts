/** Whether a status of the job operation means that the job is not open. `archived_at` proves nothing: jobs are published again. */
export function isClosedStatus(status: string | null | undefined): boolean {
  return ['draft', 'archived'].includes(status?.trim().toLowerCase() ?? '')
}
