/** A section is read from here on: the part of the window's height above the line. */
const line = 0.35

/** The visitor scrolls without a link after one of these. */
const gestures = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * Reports the section that is read: the one that a link led to, until the visitor scrolls, else the last one that begins
 * above the line, and at the end of the page the last one. Null above all sections. Returns the function that ends it.
 */
export function followSections(
  ids: readonly string[],
  onChange: (current: string | null) => void,
): () => void {
  const sections = ids.flatMap((id) => document.getElementById(id) ?? [])
  const controller = new AbortController()
  const options = { passive: true, signal: controller.signal }
  let linked: string | null = null
  const update = () => onChange(linked ?? findCurrent(sections))
  const followLink = () => {
    const id = location.hash.slice(1)
    linked = ids.includes(id) ? id : null
    update()
  }
  for (const gesture of gestures)
    addEventListener(
      gesture,
      ({ type, target }) => {
        // Links that moved while one of them is pressed would miss the click.
        const isOnLink = type !== 'wheel' && target instanceof Element && target.closest('a[href^="#"]')
        if (!isOnLink) linked = null
      },
      options,
    )
  addEventListener('hashchange', followLink, options)
  // The observer does not see the end of the page.
  addEventListener('scrollend', update, options)
  const observer = new IntersectionObserver(update, { rootMargin: `0px 0px ${-100 * (1 - line)}% 0px` })
  for (const section of sections) observer.observe(section)
  followLink()
  return () => {
    controller.abort()
    observer.disconnect()
  }
}

function findCurrent(sections: readonly HTMLElement[]): string | null {
  const { scrollY, innerHeight } = window
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  const begun = sections.filter((section) => section.getBoundingClientRect().top <= innerHeight * line)
  return (isAtEnd ? sections : begun).at(-1)?.id ?? null
}
