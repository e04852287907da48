/**
 * A text that would run a script if a page showed it without escaping or sanitizing. The script calls `__xss(id)`, opens
 * a dialog or requests `/canary?id`.
 */
export type XssVector = {
  id: number
  family: string
  text: string
  /** True if an HTML parser reads all that follows as part of this vector. */
  isOpenEnded: boolean
}

/** Whether a request is one that a vector makes, and not one for a URL that contains the text of a vector. */
export function isCanaryRequest(url: string): boolean {
  return /^\w+:\/\/[^/]*\/+canary\?\d/.test(url)
}

type Payload = (id: number) => string
type Build = { family: string; text: (code: string, id: number) => string; isOpenEnded?: boolean }

const payloads: readonly Payload[] = [
  (id) => `__xss(${id})`,
  (id) => `alert(${id})`,
  (id) => `top.__xss(${id})`,
  (id) => `fetch('/canary?${id}')`,
  (id) => `[${id}].map(__xss)`,
  (id) => `new Image().src='/canary?${id}'`,
]

/** All vectors, or about `count` of them with every family in proportion. */
export function xssVectors(count = Number.POSITIVE_INFINITY): XssVector[] {
  const builds = [...families()]
  const step = Math.max(1, builds.length / count)
  const selected = builds.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
  return selected.map(({ family, text, isOpenEnded = false }, index) => {
    const id = 1_000 + index
    const payload = payloads[index % payloads.length] ?? ((n) => `__xss(${n})`)
    return { id, family, text: text(payload(id), id), isOpenEnded }
  })
}

function* families(): Generator<Build> {
  yield* handlers()
  yield* urls()
  yield* nested()
  yield* endings()
  yield* encodings()
  yield* documents()
  yield* markdown()
  yield* vectorGraphics()
  yield* elements()
}

/** Elements that an event handler fires on, without their end. */
const carriers = [
  ...['img src=x', 'img src=/x.png', 'svg', 'body', 'video src=x', 'audio src=x', 'input autofocus'],
  ...[
    'details open',
    'iframe',
    'object data=x',
    'embed src=x',
    'marquee',
    'select autofocus',
    'button autofocus',
  ],
  ...[
    'textarea autofocus',
    'form',
    'a href=# tabindex=0',
    'div tabindex=0',
    'math',
    'style',
    'link rel=stylesheet href=x',
  ],
  ...[
    'table background=x',
    'x-y tabindex=0',
    'image src=x',
    'video><source',
    'p contenteditable',
    'label',
    'dialog open',
  ],
  ...[
    'meter',
    'frameset',
    'track',
    'summary',
    'figure',
    'td',
    'h2',
    'li',
    'blockquote cite=x',
    'code',
    'abbr title=x',
  ],
]
const events = [
  ...[
    'onerror',
    'onload',
    'onfocus',
    'onmouseover',
    'ontoggle',
    'onclick',
    'onpointerenter',
    'onanimationstart',
  ],
  ...[
    'onbegin',
    'onstart',
    'ONERROR',
    'oNlOaD',
    'onbeforetoggle',
    'onscrollend',
    'oncontentvisibilityautostatechange',
  ],
]
/** An attribute in a spelling that HTML parsers accept. */
const attributes = [
  (name: string, code: string) => ` ${name}="${code}"`,
  (name: string, code: string) => `\t${name}='${code.replaceAll("'", '&#39;')}'`,
  (name: string, code: string) => `/${name}=${code.replaceAll(' ', '/**/')}`,
  (name: string, code: string) => `\n${name}\n=\n"${code}"`,
  (name: string, code: string) => `\f${name}="&#x20;${code}"`,
  (name: string, code: string) => ` ="x" ${name}="${code}"`,
  (name: string, code: string) => ` a="'>" ${name}="${code}"`,
]

function* handlers(): Generator<Build> {
  for (const [index, carrier] of carriers.entries())
    for (const [offset, event] of events.entries()) {
      const attribute = attributes[(index + offset) % attributes.length]
      if (attribute) yield { family: 'handler', text: (code) => `<${carrier}${attribute(event, code)}>x` }
    }
}

/** Spellings of a URL that runs a script. */
const scriptUrls: readonly ((code: string) => string)[] = [
  (code) => `javascript:${code}`,
  (code) => `JaVaScRiPt:${code}`,
  (code) => `java\tscript:${code}`,
  (code) => `java\nscript:${code}`,
  (code) => ` \u0001javascript:${code}`,
  (code) => `&#106;avascript:${code}`,
  (code) => `&#x6A&#x61vascript:${code}`,
  (code) => `javascript&colon;${code}`,
  (code) => `java&Tab;script:${code}`,
  (code) => `javascript&#58;${code}`,
  (code) => `javascript:void%200,${encodeURIComponent(code)}`,
  (code) => `javascript://x/%0a${code}`,
  (code) => `\u00a0javascript:${code}`,
  (code) => `vbscript:${code}`,
  (code) => `livescript:${code}`,
  (code) => `data:text/html,<script>${code}</script>`,
  (code) => `data:text/html;base64,${btoa(`<script>${code}</script>`)}`,
  (code) =>
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${code.replaceAll("'", '"')}'/>`,
  (code) => `https:javascript:${code}`,
  (code) => `http://https://javascript:${code}`,
  (code) => `feed:javascript:${code}`,
  (code) => `view-source:javascript:${code}`,
  (code) => `blob:javascript:${code}`,
  (code) => `https://user@javascript:${code}`,
  (code) => `https://a.example/"onmouseover="${code}`,
  (code) => `https://a.example/'onmouseover='${code}`,
]
/** Places of a URL. */
const urlPlaces: readonly ((url: string) => string)[] = [
  (url) => `<a href="${url}">x</a>`,
  (url) => `<a href='${url}'><b>x</b></a>`,
  (url) => `<a href=${url}>x</a>`,
  (url) => `<iframe src="${url}"></iframe>`,
  (url) => `<iframe title=youtube.com src="${url}#youtube.com/embed/aqz-KE-bpKQ"></iframe>`,
  (url) => `<form action="${url}"><input type=submit></form>`,
  (url) => `<form><button formaction="${url}">x</button></form>`,
  (url) => `<object data="${url}"></object>`,
  (url) => `<embed src="${url}">`,
  (url) => `<img src="${url}" alt="${url}">`,
  (url) => `<img srcset="${url} 1x">`,
  (url) => `<map><area href="${url}"></map>`,
  (url) => `<base href="${url}//">`,
  (url) => `<link rel=stylesheet href="${url}">`,
  (url) => `<meta http-equiv=refresh content="0;url=${url}">`,
  (url) => `<svg><a xlink:href="${url}"><text>x</text></a></svg>`,
  (url) => `<svg><use href="${url}"/></svg>`,
  (url) => `<math href="${url}"><mtext>x</mtext></math>`,
  (url) => `<video poster="${url}" src="${url}"></video>`,
  (url) => `<embedded-video src="${url}"></embedded-video>`,
  (url) => `<table background="${url}"><tr><td background="${url}">x</td></tr></table>`,
  (url) => `[x](${url})`,
  (url) => `[x](<${url}>)`,
  (url) => `![x](${url})`,
  (url) => `<${url}>`,
  (url) => `[x][r]\n\n[r]: ${url}`,
  (url) => url,
]

function* urls(): Generator<Build> {
  for (const scriptUrl of scriptUrls)
    for (const place of urlPlaces) yield { family: 'url', text: (code) => place(scriptUrl(code)) }
}

/** Nestings that parsers change when they serialize and parse again; `inner` is active in one of the two readings. */
const nestings: readonly ((inner: string) => string)[] = [
  (inner) => `<math><mtext><table><mglyph><style><!--</style><a title="--&gt;${inner}">x</a>`,
  (inner) => `<math><mtext><table><mglyph><style><math>${inner}`,
  (inner) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner) => `<svg></p><style><a id="</style>${inner}">`,
  (inner) => `<svg><style>&lt;/style&gt;${inner}</style></svg>`,
  (inner) => `<svg><desc><b title="</desc>${inner}">x</b></desc></svg>`,
  (inner) => `<svg><title>${inner}</title></svg>`,
  (inner) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner) => `<math><annotation-xml encoding="text/html">${inner}</annotation-xml></math>`,
  (inner) => `<math><annotation-xml encoding=text/html><style></math>${inner}`,
  (inner) => `<noscript><p title="</noscript>${inner}">x</p></noscript>`,
  (inner) => `<template><p title="</template>${inner}">x</p></template>`,
  (inner) => `<textarea><p title="</textarea>${inner}">x</p>`,
  (inner) => `<title><p title="</title>${inner}">x</p>`,
  (inner) => `<xmp><p title="</xmp>${inner}">x</p></xmp>`,
  (inner) => `<iframe><p title="</iframe>${inner}">x</p></iframe>`,
  (inner) => `<noembed><p title="</noembed>${inner}">x</p></noembed>`,
  (inner) => `<noframes><p title="</noframes>${inner}">x</p></noframes>`,
  (inner) => `<select><option>${inner}</option></select>`,
  (inner) => `<select><iframe></select>${inner}`,
  (inner) => `<table><td><a title="</table>${inner}">x</a></td></table>`,
  (inner) => `<table>${inner}<tr></table>`,
  (inner) => `<p><a><table><a>${inner}</a></table></a></p>`,
  (inner) => `<b><p><b><i>${inner}</b></i></p>`,
  (inner) => `<details><summary>${inner}</summary></details>`,
  (inner) => `<div>`.repeat(40) + inner,
  (inner) => `${'<b>'.repeat(120)}${inner}`,
  (inner) => `<template><template>${inner}</template></template>`,
  (inner) => `<template shadowrootmode=open>${inner}</template>`,
  (inner) => `<svg><![CDATA[</svg>${inner}]]></svg>`,
  (inner) => `<p title="&quot;>${inner}">x</p>`,
  (inner) => `<img alt="\`" title="\`>${inner}">`,
]
const actives: readonly ((code: string) => string)[] = [
  (code) => `<img src=x onerror="${code}">`,
  (code) => `<script>${code}</script>`,
  (code) => `<svg onload="${code}"></svg>`,
  (code) => `<iframe srcdoc="&lt;script&gt;parent.${code}&lt;/script&gt;"></iframe>`,
  (code) => `<details open ontoggle="${code}">x</details>`,
]

function* nested(): Generator<Build> {
  for (const nesting of nestings)
    for (const active of actives)
      yield { family: 'nesting', isOpenEnded: true, text: (code) => nesting(active(code)) }
}

/** Ends of the context in which a template may place a text. */
const contextEnds = [
  ...[
    '">',
    "'>",
    '>',
    '`>',
    '</script>',
    '</title>',
    '</textarea>',
    '</style>',
    '-->',
    '--!>',
    ']]>',
    '?>',
    '%>',
  ],
  ...[
    '</noscript>',
    '</template>',
    '</xmp>',
    '</iframe>',
    '</math>',
    '</svg>',
    '</select>',
    '</option>',
    '</a>',
  ],
  ...[
    '"}]}</script>',
    '\\"}</script>',
    '</SCRIPT\t>',
    '</script\n/>',
    '<!--<script>',
    '\u2028</script>',
    '*/</script>',
  ],
  ...[
    '\n\n',
    '\u0000>',
    '&quot;>',
    '&lt;/script&gt;',
    '\\u003c/script\\u003e',
    '"/>',
    '"]>',
    '</p></div></main>',
  ],
]

function* endings(): Generator<Build> {
  for (const end of contextEnds)
    for (const active of actives)
      yield { family: 'ending', isOpenEnded: end === '<!--<script>', text: (code) => `${end}${active(code)}` }
  // Ends of strings and expressions in scripts.
  for (const end of ['"', "'", '`', '\\"', "\\'", '");', "');", '"]);', '\u2028', '\u2029', '\n', '${', '*/'])
    for (const tail of ['//', ';//', '}//', '<!--', '+"', "+'", '}'])
      yield { family: 'string', text: (code) => `${end};${code}${tail}` }
}

/** Other spellings of the characters of a tag. */
const spellings: readonly ((html: string) => string)[] = [
  (html) => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (html) => html.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
  (html) => html.replaceAll('<', '&#60;').replaceAll('>', '&#62;'),
  (html) => html.replaceAll('<', '&#x3c').replaceAll('>', '&#x3e'),
  (html) => html.replaceAll('<', '&#0000060').replaceAll('>', '&#0000062'),
  (html) => html.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
  (html) => html.replaceAll('<', '\\x3c').replaceAll('>', '\\x3e'),
  (html) => encodeURIComponent(html),
  (html) => encodeURIComponent(encodeURIComponent(html)),
  (html) => html.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (html) => html.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (html) => html.replaceAll('<', '<\u0000'),
  (html) => html.replace(/<(\w)/g, '<\u0000$1'),
  (html) => html.replace(/<(\w+)/g, '<$1\u0000'),
  (html) => html.replaceAll('<', '\ufeff<'),
  (html) => html.replaceAll('<', '<<'),
  (html) => html.replaceAll('>', ''),
  (html) => html.replaceAll('<', '\\<'),
  (html) => html.replaceAll(' ', '\u000b'),
  (html) => html.replaceAll(' ', '/'),
  (html) => html.replace(/[a-z]/g, (letter, index: number) => (index % 2 ? letter.toUpperCase() : letter)),
  (html) => [...html].map((character) => `&#${character.charCodeAt(0)};`).join(''),
  (html) => html.replace('<', '<scr<script>ipt>').replaceAll('</', '</scr</script>ipt>'),
  (html) => html.replace('<', '\ud800<'),
]

function* encodings(): Generator<Build> {
  for (const spelling of spellings)
    for (const active of actives)
      yield { family: 'encoding', isOpenEnded: true, text: (code) => spelling(active(code)) }
}

/** Parts of documents other than elements. */
const documentParts: readonly ((active: string) => string)[] = [
  (active) => `<![CDATA[${active}]]>`,
  (active) => `<![CDATA[>]]>${active}`,
  (active) => `<!-->${active}-->`,
  (active) => `<!--->${active}`,
  (active) => `<!-- --!>${active}-->`,
  (active) => `<!--[if gte IE 4]>${active}<![endif]-->`,
  (active) => `<?xml version="1.0"?>${active}`,
  (active) => `<?xml-stylesheet href="javascript:1"?>${active}`,
  (active) => `<!DOCTYPE x [<!ENTITY y "${active.replaceAll('"', "'")}">]>&y;`,
  (active) => `<!x>${active}`,
  (active) => `</ x>${active}`,
  (active) => `<%${active}%>`,
  (active) => `<x xmlns="http://www.w3.org/1999/xhtml">${active}</x>`,
  (active) => `<html:script xmlns:html="http://www.w3.org/1999/xhtml">${active}</html:script>`,
]

function* documents(): Generator<Build> {
  for (const part of documentParts)
    for (const active of actives)
      yield { family: 'document', isOpenEnded: true, text: (code) => part(active(code)) }
}

function* markdown(): Generator<Build> {
  const frames: readonly ((code: string) => string)[] = [
    (code) => `[x](https://a.example "\\"onmouseover=${code}")`,
    (code) => `[x](https://a.example 'x" onmouseover="${code}')`,
    (code) => `![x" onerror="${code}](x)`,
    (code) => `![x](x"onerror="${code})`,
    (code) => `![x](https://a.example/x.png"onload="${code})`,
    (code) => `\`\`\`"onmouseover="${code}\n<script>${code}</script>\n\`\`\``,
    (code) => `~~~<script>${code}</script>\nx\n~~~`,
    (code) => `[^<img src=x onerror=${code}>]\n\n[^<img src=x onerror=${code}>]: x`,
    (code) => `x[^a"onmouseover="${code}]\n\n[^a"onmouseover="${code}]: <svg onload=${code}>`,
    (code) => `| <img src=x onerror=${code}> |\n| - |\n| <svg onload=${code}> |`,
    (code) => `- [x] <img src=x onerror=${code}>`,
    (code) => `# <svg onload=${code}> {#x onclick=${code}}`,
    (code) => `[<img src=x onerror=${code}>](https://a.example)`,
    (code) => `[![x](javascript:${code})](javascript:${code})`,
    (code) => `<https://a.example/"onmouseover="${code}>`,
    (code) => `www.a.example/"onmouseover="${code}`,
    (code) => `a@b.example"onmouseover="${code}`,
    (code) => `> <script>\n> ${code}\n> </script>`,
    (code) => `<script\n\n>${code}</script\n\n>`,
    (code) => `<div>\n\n<script>${code}</script>\n\n</div>`,
    (code) => `\\<script>${code}\\</script>`,
    (code) => `*<b*onmouseover=${code}>`,
    (code) => `<b title="\n\n" onmouseover="${code}">`,
    (code) => `[x]: javascript:${code} "x"\n\n[x]`,
    (code) => `[x]: <javascript:${code}>\n\n![x]`,
    (code) => `https://youtu.be/aqz-KE-bpKQ"onload="${code}`,
    (code) => `https://www.youtube.com/watch?v="onload="${code}`,
    (code) => `https://player.vimeo.com/video/1"onload="${code}`,
    (code) => `[x](javascript&#58;${code})`,
    (code) => `[x](java&#x0A;script:${code})`,
    (code) => `[x](\\javascript:${code})`,
    (code) => `[x](%6aavascript:${code})`,
    (code) => `---\ntitle: <script>${code}</script>\n---`,
    (code) => `: x\n{: onmouseover="${code}" }`,
    (code) => `$$<script>${code}</script>$$`,
    (code) => `<details><summary>\n\n[x](javascript:${code})\n\n</summary></details>`,
  ]
  for (const frame of frames) {
    yield { family: 'markdown', text: frame }
    yield { family: 'markdown', text: (code) => `- ${frame(code).replaceAll('\n', '\n  ')}` }
    yield { family: 'markdown', text: (code) => `> ${frame(code).replaceAll('\n', '\n> ')}` }
    yield { family: 'markdown', text: (code) => `<div>${frame(code)}</div>` }
  }
}

function* vectorGraphics(): Generator<Build> {
  const parts: readonly ((code: string) => string)[] = [
    (code) => `<animate attributeName=href values="javascript:${code}"/><a id=x><text>x</text></a>`,
    (code) => `<a><set attributeName=href to="javascript:${code}"/><text>x</text></a>`,
    (code) => `<animate onbegin="${code}" attributeName=x dur=1s>`,
    (code) => `<set onbegin="${code}" attributeName=x>`,
    (code) => `<animatetransform onbegin="${code}">`,
    (code) => `<script>${code}</script>`,
    (code) => `<script href="data:text/javascript,${code}"/>`,
    (code) => `<script xlink:href="data:text/javascript,${code}"></script>`,
    (code) => `<image href=x onerror="${code}"/>`,
    (code) => `<image xlink:href="data:image/svg+xml,&lt;svg onload=${code}&gt;"/>`,
    (code) => `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event=load>${code}</handler>`,
    (code) => `<style>@keyframes x{}*{animation:x}</style><g onanimationstart="${code}"/>`,
    (code) => `<foreignObject><body onload="${code}"></foreignObject>`,
    (code) => `<style><img title="</style><img src=x onerror=${code}>">`,
    (code) => `<discard onbegin="${code}"/>`,
    (code) => `<mpath onload="${code}"/>`,
  ]
  for (const part of parts)
    for (const root of ['svg', 'svg/', 'svg xmlns="http://www.w3.org/2000/svg"', 'SVG onload', 'math><svg'])
      yield { family: 'svg', text: (code) => `<${root}>${part(code)}</svg>`, isOpenEnded: true }
}

/** Elements that need no event handler, template syntaxes, styles, and names that hide properties of the document. */
function* elements(): Generator<Build> {
  const parts: readonly ((code: string, id: number) => string)[] = [
    (code) => `<script>${code}</script>`,
    (code) => `<script type=module>${code}</script>`,
    (code) => `<script src="data:text/javascript,${code}"></script>`,
    (_, id) => `<script src="/canary?${id}"></script>`,
    (_, id) => `<script src=//localhost/canary?${id}></script>`,
    (_, id) => `<link rel=preload as=script href="/canary?${id}">`,
    (_, id) => `<link rel=prefetch href="/canary?${id}">`,
    (_, id) => `<style>@import "/canary?${id}";</style>`,
    (_, id) => `<p style="background:url(/canary?${id})">x</p>`,
    (_, id) => `<meta http-equiv=refresh content="0;/canary?${id}">`,
    (_, id) => `<base href="/canary?${id}/">`,
    (_, id) => `<iframe src="/canary?${id}"></iframe>`,
    (_, id) => `<object data="/canary?${id}"></object>`,
    (_, id) => `<embed src="/canary?${id}">`,
    (_, id) => `<form action="/canary?${id}"><input autofocus></form>`,
    (_, id) => `<video><source src="/canary?${id}"></video>`,
    (_, id) => `<audio src="/canary?${id}"></audio>`,
    (_, id) => `<a href="/x" ping="/canary?${id}">x</a>`,
    (code) => `<p style="x:expression(${code})">x</p>`,
    (code) => `<p style="-moz-binding:url(javascript:${code})">x</p>`,
    (code) => `<style>*{background:url("javascript:${code}")}</style>`,
    (code) => `<style></style><script>${code}</script>`,
    (code) => `{{constructor.constructor('${code.replaceAll("'", '"')}')()}}`,
    (code) => `\${${code}}`,
    (code) => `<%= ${code} %>`,
    (code) => `#{${code}}`,
    (code) => `{"__proto__":{"innerHTML":"<img src=x onerror=${code}>"}}`,
    (code) => `{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${code}>"}}`,
    (code) => `$L1:["$","img",null,{"src":"x","onError":"${code}"}]`,
    (code) => `$undefined</script><script>${code}</script>`,
    (code) => `<form id=self><input name=__next_f value="${code}"></form>`,
    (code) => `<a id=__next_f href="javascript:${code}">x</a>`,
    (code) => `<img name=currentScript src=x onerror="${code}">`,
    (code) => `<div popover id=p onbeforetoggle="${code}">x</div><button popovertarget=p>x</button>`,
    (code) => `<input type=hidden accesskey=x onclick="${code}">`,
    (code) => `<isindex type=image src=1 onerror="${code}">`,
    (code) => `<plaintext><script>${code}</script>`,
    (code) => `<marquee onstart="${code}">x</marquee>`,
    (code) => `<portal src="javascript:${code}">`,
    (code) => `<fencedframe src="javascript:${code}">`,
  ]
  for (const part of parts) {
    yield { family: 'element', text: part, isOpenEnded: true }
    yield { family: 'element', text: (code, id) => `<p>${part(code, id)}</p>`, isOpenEnded: true }
    yield {
      family: 'element',
      text: (code, id) =>
        `x ${part(code, id).toUpperCase().replaceAll('__XSS', '__xss').replaceAll('CANARY', 'canary')} y`,
      isOpenEnded: true,
    }
  }
}
