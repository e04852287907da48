import { drawPage } from '@/app/[locale]/page-shell'

/** Where next.config.mjs leads every address that no route has: one stored 404 a locale. */
export default function MissingRoute({ params }: PageProps<'/[locale]/missing'>) {
  return drawPage('page', params, async () => null)
}
