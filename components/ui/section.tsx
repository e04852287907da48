import type { ReactNode } from 'react'
import { langProps } from '@/lib/i18n/lang-props'
import { Icon } from './icons'

type SectionProps = {
  title: string
  /** The language of the title, if it is an upstream text. */
  lang?: string
  id?: string
  /** `of` completes the label for those who do not see the title. */
  seeAll?: { href: string; label: string; of?: string }
  children: ReactNode
}

export function Section({ title, lang, id, seeAll, children }: SectionProps) {
  return (
    <section id={id} className="flex flex-col gap-6 sm:gap-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 {...langProps(lang)} className="max-w-full font-story text-headline font-medium">
          {title}
        </h2>
        {seeAll && (
          <a href={seeAll.href} className="group/all font-medium text-accent hover:text-accent-strong">
            <span className="underline-offset-4 group-hover/all:underline">{seeAll.label}</span>
            {seeAll.of && <span className="sr-only">: {seeAll.of}</span>} <Icon name="arrow-right" />
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
