'use client'

import { useEffect, useRef, useState } from 'react'
import { followSections } from './follow-sections'

type SectionLink = { id: string; label: string; count?: string }

/** Links to the sections of the page. The link of the section that is read has `aria-current`, and is scrolled into view. */
export function SectionNav({ label, links }: { label: string; links: readonly SectionLink[] }) {
  const [current, setCurrent] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)

  useEffect(
    () =>
      followSections(
        links.map(({ id }) => id),
        setCurrent,
      ),
    [links],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link that has `aria-current` is another one
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!link || !list.current) return
    list.current.scrollTo({ left: link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2 })
  }, [current])

  return (
    <nav aria-label={label} className="section-nav no-print">
      <ul ref={list}>
        {links.map(({ id, label: name, count }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {name}
              {count && <span> {count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
