// Runs in the pages that the proxy of `npm run dev:content` serves, and in no other page.
const script = document.currentScript
const loaded = Number(script.dataset.version)
const events = new EventSource(script.dataset.events)
let banner = null

events.onmessage = ({ data }) => {
  const { version, title, problems } = JSON.parse(data)
  if (version !== loaded) location.reload()
  else show(title, problems)
}
// An open connection would keep the page out of the cache of the back button, and use a slot of the browser.
addEventListener('pagehide', () => events.close())

/** Values of the content are set as text, never as HTML. */
function show(title, problems) {
  banner?.remove()
  banner = null
  if (problems.length === 0) return
  banner = document.createElement('div')
  banner.id = 'dev-content-problems'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    section { position: fixed; inset: auto 0 0 0; max-height: 60vh; overflow: auto; z-index: 2147483647; padding: 16px 24px;
      background: #7f1d1d; color: #fff; font: 15px/1.5 system-ui, sans-serif; border-top: 4px solid #fecaca }
    h2 { margin: 0 0 8px; font-size: 17px }
    ul { margin: 0; padding: 0; list-style: none }
    li { margin: 0 0 12px; overflow-wrap: anywhere }
    code { font-weight: 700 }
    p { margin: 0; white-space: pre-wrap }
  `)
  const shadow = banner.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheet]
  const list = element('ul')
  for (const { place, message, advice } of problems) {
    const item = element('li')
    item.append(element('code', place), element('p', message), element('p', advice))
    list.append(item)
  }
  const section = element('section')
  section.setAttribute('role', 'alert')
  section.append(element('h2', title), list)
  shadow.append(section)
  document.body.append(banner)
}

function element(name, text = '') {
  const created = document.createElement(name)
  created.textContent = text
  return created
}
