// See theme-choice.asset.d.ts. Visitors load this file as it is.
;(() => {
  const key = 'vitrine.theme'
  const root = document.documentElement
  const papers = document.currentScript.dataset
  const metas = ['color-scheme', 'theme-color'].map((name) =>
    Object.assign(document.createElement('meta'), { name }),
  )
  let chosen
  const apply = (choice) => {
    chosen = Object.hasOwn(papers, choice) ? choice : undefined
    if (chosen) {
      root.dataset.theme = metas[0].content = chosen
      // Opaque, and another text than that of the page: React takes a meta element with the same content for its own.
      metas[1].content = `${papers[chosen]}ff`
      document.head.prepend(...metas)
    } else {
      delete root.dataset.theme
      for (const meta of metas) meta.remove()
    }
  }
  const read = () => {
    try {
      apply(localStorage.getItem(key))
    } catch {}
  }
  read()
  // React removes the attributes of the root element when a visitor changes the language.
  new MutationObserver(() => root.dataset.theme !== chosen && apply(chosen)).observe(root, {
    attributeFilter: ['data-theme'],
  })
  addEventListener('storage', read)
  addEventListener('pageshow', ({ persisted }) => persisted && read())
  addEventListener('change', ({ target }) => {
    if (target.name !== 'theme') return
    apply(target.value)
    try {
      localStorage.setItem(key, target.value)
    } catch {}
  })
})()
