import type { Metadata } from 'next'
import { describePage, drawPage } from '../drawing'

/** Where next.config.mjs leads every address that no route has: one stored 404 a locale. */
export default function MissingRoute() {
  return drawPage('page', async () => null)
}

export async function generateMetadata({ params }: PageProps<'/[locale]/missing'>): Promise<Metadata> {
  return describePage((await params).locale, async () => null)
}
