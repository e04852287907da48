import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import { langProps } from '@/lib/i18n/lang-props'
import { routes } from '@/lib/routes'
import { MarkedText } from './marked-text'
import type { OptionGroup } from './search-options'

type FoundGroupProps = { group: OptionGroup; words: string }

/** The first results of a group on the page of words, and the link to all of them. */
export function FoundGroup({ group: { name, total, options }, words }: FoundGroupProps) {
  const t = useTranslations('SiteSearch.results')
  const locale = useLocale()
  if (name === 'recent') return null
  const results = options.filter(({ kind }) => kind === 'result')
  const own = routes.searchWords(locale, words)
  const all = options.find(({ kind, href }) => kind === 'all' && href !== own)
  return (
    <section aria-labelledby={`found-${name}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
        <h2 id={`found-${name}`} className="font-story text-title font-medium">
          {t(`groups.${name}`)}
        </h2>
        <p className="text-label text-muted">{t(`counts.${name}`, { count: total ?? 0 })}</p>
      </div>
      <ul className="divide-y divide-line">
        {results.map(({ key, href, name: title, facts, lang }) => (
          <li key={key} className="relative py-3">
            <Link
              href={href}
              prefetch={false}
              {...langProps(lang)}
              className="found stretched font-semibold decoration-accent decoration-2 underline-offset-4 hover:text-accent hover:underline"
            >
              <MarkedText text={title} words={words} />
            </Link>
            <p className="meta">
              {facts.map((fact) => (
                <span key={fact}>
                  <bdi>{fact}</bdi>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {all && (
        <Link href={all.href} prefetch={false} className="link inline-flex items-center gap-2 py-2">
          {all.name} <Icon name="arrow-right" />
        </Link>
      )}
    </section>
  )
}
