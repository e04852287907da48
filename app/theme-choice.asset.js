// Applies the theme that the visitor has chosen before the first paint, and stores a choice, before the page is interactive too.
;(() => {
  const key = 'vitrine.theme'
  const root = document.documentElement
  const papers = document.currentScript.dataset
  const metas = ['color-scheme', 'theme-color'].map((name) =>
    Object.assign(document.createElement('meta'), { name }),
  )
  const apply = (choice) => {
    if (Object.hasOwn(papers, choice)) {
      root.dataset.theme = metas[0].content = choice
      metas[1].content = papers[choice]
      // The first one of a name has precedence.
      document.head.prepend(...metas)
    } else {
      delete root.dataset.theme
      for (const meta of metas) meta.remove()
    }
  }
  const read = () => {
    try {
      apply(localStorage.getItem(key))
    } catch {
      // The browser stores nothing: a choice is that of this document.
    }
  }
  read()
  addEventListener('change', ({ target }) => {
    if (target.name !== 'theme') return
    apply(target.value)
    try {
      localStorage.setItem(key, target.value)
    } catch {}
  })
  addEventListener('storage', read)
  // A page of the history has missed the events of other tabs.
  addEventListener('pageshow', ({ persisted }) => persisted && read())
})()
