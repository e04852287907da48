'use client'

import { useEffect, useRef } from 'react'

/** The part of the window, from its top, in which the heading of the section that is being read is, or above it. */
const readingLine = 0.3

/** Marks the link of the section that is being read, in the table of contents around this element. */
export function CurrentSection() {
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const links = [...(anchor.current?.parentElement?.querySelectorAll<HTMLAnchorElement>('a') ?? [])]
    const pairs = links.flatMap((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      return heading ? [{ link, heading }] : []
    })
    const mark = () => {
      const line = window.innerHeight * readingLine
      const current = pairs.findLast(({ heading }) => heading.getBoundingClientRect().top <= line)
      for (const { link } of pairs)
        if (link === current?.link) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
    }
    // Everything above the line counts as visible, so that a heading that a jump skips is noticed too.
    const rootMargin = `10000000px 0px ${(readingLine - 1) * 100}%`
    const observer = new IntersectionObserver(mark, { rootMargin })
    for (const { heading } of pairs) observer.observe(heading)
    return () => observer.disconnect()
  }, [])
  return <span ref={anchor} hidden />
}
