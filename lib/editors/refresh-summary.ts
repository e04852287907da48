import type { RevalidationResult } from '@vitrine/api-contract/revalidation'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'

type Result = Pick<RevalidationResult, 'urls' | 'pending_urls' | 'duration_ms'>

/** What a refresh did, in sentences. */
export function toRefreshSummary({ urls, pending_urls, duration_ms }: Result, locale: string): string[] {
  const t = editorTranslatorFor(locale)
  const live = urls.filter(({ seen_at }) => seen_at !== null).length
  // Shorter times than a tenth are not zero.
  const seconds = Math.max(Math.round(duration_ms / 100) / 10, 0.1)
  return [
    t('Preview.refresh.live', { live, count: urls.length, seconds }),
    ...(pending_urls > 0 ? [t('Preview.refresh.pending', { count: pending_urls })] : []),
  ]
}
