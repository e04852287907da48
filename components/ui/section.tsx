import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from './icons'

type SectionProps = {
  title: string
  id?: string
  seeAll?: { href: string; label: string }
  children: ReactNode
}

export function Section({ title, id, seeAll, children }: SectionProps) {
  return (
    <section id={id} className="flex flex-col gap-6 sm:gap-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 className="font-story text-headline font-medium">{title}</h2>
        {seeAll && (
          <Link href={seeAll.href} className="group/all font-medium text-accent hover:text-accent-strong">
            <span className="underline-offset-4 group-hover/all:underline">{seeAll.label}</span>{' '}
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
