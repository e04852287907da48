import { useLocale } from 'next-intl'
import type { Organization } from '@/lib/model/organization'
import { routes } from '@/lib/routes'

type SubsidiariesProps = {
  subsidiaries: Organization['subsidiaries']
  knownSlugs: readonly string[]
}

/** A subsidiary with a page on this site is a link. */
export function Subsidiaries({ subsidiaries, knownSlugs }: SubsidiariesProps) {
  const locale = useLocale()
  return (
    <ul className="flex flex-col gap-2">
      {subsidiaries.map(({ name, slug }) => (
        <li key={slug ?? name}>
          {slug !== null && knownSlugs.includes(slug) ? (
            <a href={routes.company(locale, slug)} className="link">
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
        </li>
      ))}
    </ul>
  )
}
