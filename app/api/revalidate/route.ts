import { respondToWebhook } from '@/lib/publishing/revalidation-webhook'

/** The webhook with which a CMS or an import says which records changed (docs/revalidation.md). */
export function POST(request: Request): Promise<Response> {
  return respondToWebhook(request)
}
