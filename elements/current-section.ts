/** A section is read from here on: the part of the window's height above the line. */
const line = 0.35

/** The visitor scrolls without a link after one of these. */
const gestures = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * `<current-section>` around links to sections of the page. The link of the section that is read gets `aria-current`; a `<ul>` that scrolls
 * sideways shows it. That section is the one that a link led to, until the visitor scrolls, else the last one that begins above the
 * line, and at the end of the page the last one. No link has the attribute above all sections.
 */
class CurrentSection extends HTMLElement {
  #listeners = new AbortController()
  #isLinked = true

  connectedCallback(): void {
    this.#listeners = new AbortController()
    const options = { passive: true, signal: this.#listeners.signal }
    for (const name of ['scroll', 'resize']) addEventListener(name, () => this.#mark(), options)
    for (const gesture of gestures)
      addEventListener(
        gesture,
        ({ type, target }) => {
          // Links that moved while one of them is pressed would miss the click.
          const isOnLink = type !== 'wheel' && target instanceof Element && target.closest('a[href^="#"]')
          if (!isOnLink) this.#isLinked = false
        },
        options,
      )
    addEventListener(
      'hashchange',
      () => {
        this.#isLinked = true
        this.#mark()
      },
      options,
    )
    this.#mark()
  }

  disconnectedCallback(): void {
    this.#listeners.abort()
  }

  #mark(): void {
    const links = [...this.querySelectorAll('a')]
    const linked = this.#isLinked ? links.find(({ hash }) => hash === location.hash) : null
    const current = linked ?? findRead(links) ?? null
    const marked = this.querySelector('[aria-current]')
    if (current === marked) return
    marked?.removeAttribute('aria-current')
    current?.setAttribute('aria-current', 'location')
    const list = current?.closest('ul')
    if (current && list)
      list.scrollTo({ left: current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2 })
  }
}

function findRead(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const { scrollY, innerHeight } = window
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  return links.findLast((link) => {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    return section && (isAtEnd || section.getBoundingClientRect().top <= innerHeight * line)
  })
}

customElements.define('current-section', CurrentSection)
