import { useTranslations } from 'next-intl'
import { searchGroups } from '@/lib/model/search/site-search'

/** What the search finds, and how. */
export function SearchHelp() {
  const t = useTranslations('SiteSearch')
  return (
    <section aria-labelledby="search-help" className="flex max-w-measure flex-col gap-3">
      <h2 id="search-help" className="font-story text-title font-medium">
        {t('help.title')}
      </h2>
      <dl className="flex flex-col gap-1">
        {searchGroups.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{t(`results.groups.${name}`)}</dt>
            <dd className="text-muted">{t(`help.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('help.words')}</p>
      <p className="noscript:hidden pointer-coarse:hidden">{t('help.keys')}</p>
      <search-key-switch className="noscript:hidden pointer-coarse:hidden">
        <label className="flex items-center gap-3 py-1.5">
          <input type="checkbox" defaultChecked className="size-5 flex-none accent-accent" />
          {t('help.keySwitch')}
        </label>
      </search-key-switch>
    </section>
  )
}
