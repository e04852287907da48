// Applies the theme that the visitor has chosen before the first paint. components/layout/theme-choice.client.tsx stores it.
;(() => {
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
      apply(localStorage.getItem('vitrine.theme'))
    } catch {}
  }
  read()
  // From another tab, or from the control.
  addEventListener(
    'storage',
    ({ key, newValue }) => (key === 'vitrine.theme' || key === null) && apply(newValue),
  )
  // A page of the history, which has missed these events.
  addEventListener('pageshow', ({ persisted }) => persisted && read())
})()
