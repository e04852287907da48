import { sharedState } from '@/lib/process/shared-state'

/** Whether no requests are sent to the API, because it failed. The request hook reads it from another bundle. */
export const suspension = sharedState('api-suspension', () => ({ isActive: false }))
