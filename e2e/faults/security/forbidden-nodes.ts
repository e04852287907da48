export type ForbiddenNode = { reason: string; html: string }

/**
 * The nodes of the document that no text of a record may bring into a page. Runs in the browser, on the document as
 * parsed and hydrated, so it uses nothing of this module.
 */
export function findForbiddenNodes(): ForbiddenNode[] {
  const found: ForbiddenNode[] = []
  const report = (reason: string, node: Element) => found.push({ reason, html: node.outerHTML.slice(0, 200) })
  const schemes = /^(https?|mailto|tel):$/
  const frames =
    /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video|geo\.dailymotion\.com\/player)/
  const marker = /__xss|canary|alert\(\d+\)/
  const isOwnScript = (script: HTMLScriptElement) => {
    if (script.src)
      return script.src.startsWith(`${location.origin}/_next/static/`) && !script.hasAttribute('xlink:href')
    if (/^application\/(ld\+)?json$/.test(script.type)) return true
    return /^(\(self\.__next_\w+=|self\.__next_\w+[.=]|\(?globalThis\["TURBOPACK"\]|requestAnimationFrame\(function\(\)\{\$RT|\$R[BCTV]=)/.test(
      (script.textContent ?? '').trim(),
    )
  }
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName
    if (element instanceof HTMLScriptElement && !isOwnScript(element)) report('script', element)
    if (name === 'script' && !(element instanceof HTMLScriptElement)) report('script of SVG', element)
    if (
      [
        'object',
        'embed',
        'applet',
        'base',
        'frameset',
        'portal',
        'fencedframe',
        'math',
        'animate',
        'set',
        'foreignobject',
        'marquee',
        'isindex',
        'plaintext',
        'xmp',
      ].includes(name.toLowerCase())
    )
      report('element', element)
    if (
      name === 'iframe' &&
      (element.hasAttribute('srcdoc') || !frames.test(element.getAttribute('src') ?? ''))
    )
      report('iframe', element)
    if (name === 'meta' && element.hasAttribute('http-equiv')) report('meta', element)
    if (name === 'style' && marker.test(element.textContent ?? '')) report('style', element)
    if (name === 'svg' && marker.test(element.outerHTML)) report('svg', element)
    if (
      name === 'link' &&
      /stylesheet|import|preload|prefetch|manifest/.test(element.getAttribute('rel') ?? '')
    ) {
      if (marker.test(element.getAttribute('href') ?? '')) report('link', element)
    }
    for (const attribute of element.attributes) {
      const { value } = attribute
      if (/^on/i.test(attribute.name)) report(`attribute ${attribute.name}`, element)
      if (/^(srcdoc|ping|background|popover|popovertarget|shadowrootmode|http-equiv)$/i.test(attribute.name))
        report(`attribute ${attribute.name}`, element)
      if (
        /^(style|class|id|name|srcset|sizes|is|slot|part)$/.test(attribute.name) ||
        /^data-/.test(attribute.name)
      ) {
        // The optimizer of images has the URL of the image in `srcset`, and footnotes and headings have ids.
        if (marker.test(value) && !/^\/_next\/image\?|^(fn(ref)?|section)-/.test(value))
          report(`text in ${attribute.name}`, element)
      }
      if (/^(href|src|action|formaction|poster|data|cite|xlink:href)$/i.test(attribute.name)) {
        const url = URL.canParse(value, location.href) ? new URL(value, location.href) : null
        const isData = url?.protocol === 'data:' && name === 'img' && value.startsWith('data:image/')
        if (url && !schemes.test(url.protocol) && !isData) report(`URL in ${attribute.name}`, element)
        if (url?.username || url?.password) report(`user name in ${attribute.name}`, element)
      }
    }
  }
  // The fields of the filters, whose values are texts of records.
  const ownNames = new Set(
    [
      'q company department city country contract remote experience education language salary_min currency sort',
      'category collection organization year month sector size',
    ].flatMap((names) => names.split(' ')),
  )
  for (const element of document.querySelectorAll('main [name], main form')) {
    const isSearch =
      element.localName === 'form' &&
      /^\/[a-z]{2}\/(\S+\/)?search$/.test(element.getAttribute('action') ?? '')
    const isOwn = isSearch || ownNames.has(element.getAttribute('name') ?? '')
    const own = element.cloneNode(false)
    if (own instanceof Element && marker.test(own.outerHTML) && !isOwn) report('named element', element)
  }
  return found
}
