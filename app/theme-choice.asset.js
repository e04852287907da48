// See theme-choice.asset.d.ts. Visitors load this file as it is.
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
