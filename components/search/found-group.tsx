import { Facts } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icons'
import { langProps } from '@/lib/i18n/lang-props'
import type { FoundGroup } from '@/lib/model/search/found-groups'
import { MarkedText } from './marked-text'

/** The first results of a group on the page of words, and the link to all of them. */
export function FoundGroupSection({ group }: { group: FoundGroup }) {
  const { name, title, count, items, marks, all } = group
  return (
    <section aria-labelledby={`found-${name}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
        <h2 id={`found-${name}`} className="font-story text-title font-medium">
          {title}
        </h2>
        {all && <p className="text-label text-muted">{count}</p>}
      </div>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.url} className="relative py-3">
            <a
              href={item.url}
              {...langProps(item.language)}
              className="found stretched font-semibold decoration-accent decoration-2 underline-offset-4 hover:text-accent hover:underline"
            >
              <MarkedText text={item.name} marks={marks} />
            </a>
            {item.excerpt && (
              <p {...langProps(item.language)} className="py-1 text-label">
                <MarkedText text={item.excerpt} marks={marks} />
              </p>
            )}
            <Facts>
              {item.facts.map((fact) => (
                <bdi key={fact}>
                  <MarkedText text={fact} marks={marks} />
                </bdi>
              ))}
            </Facts>
          </li>
        ))}
      </ul>
      {all && (
        <a href={all.url} className="link inline-flex items-center gap-2 py-2">
          {all.name} <Icon name="arrow-right" />
        </a>
      )}
    </section>
  )
}
