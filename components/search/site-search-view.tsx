import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { currentEmployer } from '@/lib/employer'
import { filterLimits } from '@/lib/facet-filter'
import { noteOf, toFoundGroups } from '@/lib/model/search/found-groups'
import { countFound, type SiteSearch, searchGroups } from '@/lib/model/search/site-search'
import { routes } from '@/lib/routes'
import { FoundGroupSection } from './found-group'
import { SearchHelp } from './search-help'

type SiteSearchViewProps = {
  content: { words: string; results: SiteSearch | null }
  title: string
}

/** A page of the site search. It needs no JavaScript. */
export function SiteSearchView({ content: { words, results }, title }: SiteSearchViewProps) {
  const t = useTranslations('SiteSearch')
  const locale = useLocale()
  const groups = results ? toFoundGroups(results, words, locale) : []
  const note = noteOf(groups)
  const employer = currentEmployer()
  const browsed = searchGroups.filter((name) => name !== 'companies' || !employer)
  return (
    <>
      <PageHeader title={title} intro={results ? null : t(employer ? 'employerIntro' : 'intro')} />
      <div className="flex flex-col gap-10">
        <form action={routes.search(locale)} autoComplete="off" className="no-print flex max-w-measure gap-2">
          <input
            type="search"
            dir="auto"
            name="q"
            required
            defaultValue={words}
            maxLength={filterLimits.wordsLength}
            aria-label={t('label')}
            className="field"
          />
          <button type="submit" className="button">
            {t('submit')}
          </button>
        </form>
        {note !== null && <p>{note}</p>}
        {groups.length > 0 && (
          <div className="found-groups">
            {groups.map((group) => (
              <FoundGroupSection key={group.name} group={group} />
            ))}
          </div>
        )}
        {results && countFound(results) === 0 && (
          <EmptyState title={t('found', { count: 0, words })} text={t('noneText')} />
        )}
        {groups.length === 0 && <SearchHelp />}
        {groups.length === 0 && (
          <nav aria-label={t('browse')}>
            <h2 className="mb-3 font-story text-title font-medium">{t('browse')}</h2>
            <ul className="flex flex-wrap gap-3">
              {browsed.map((name) => (
                <li key={name}>
                  <a href={routes[name](locale)} className="button button-quiet">
                    {t(`results.groups.${name}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  )
}
