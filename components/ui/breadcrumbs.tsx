import { useTranslations } from 'next-intl'

export type BreadcrumbsProps = { items: readonly { name: string; href?: string }[] }

/** The last item is the current page and has no link. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const t = useTranslations('Ui.breadcrumbs')
  return (
    <nav aria-label={t('label')} className="no-print text-label text-muted">
      <ol className="flex flex-wrap gap-y-1">
        {items.map(({ name, href }, index) => (
          <li key={href ?? name} className="max-w-full truncate">
            {href === undefined || index === items.length - 1 ? (
              <bdi aria-current="page">{name}</bdi>
            ) : (
              <a href={href} className="hover:text-ink hover:underline">
                <bdi>{name}</bdi>
              </a>
            )}
            {index < items.length - 1 && (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
