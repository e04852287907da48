import { createHash } from 'node:crypto'
import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { removeFramework, secureInlineScripts } from './inline-scripts'

const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const part = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)})</script>`

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** The code of every inline script without attributes. */
function inlineCode(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code)
}

test('joins adjacent scripts of Next.js and allows each result by its hash', () => {
  const { html, policy, unknownScripts } = secureInlineScripts(
    `<p>a</p>${start}${part('x')}<p>b</p>${part('y')}${part('z')}`,
  )
  expect(inlineCode(html)).toHaveLength(2)
  expect(policy).toBe(`script-src 'self' ${inlineCode(html).map(hashOf).join(' ')}`)
  expect(unknownScripts).toBe(0)
})

test.each([
  '<script>alert(1)</script>',
  '<script>self.__next_f.push([1,"a"]);alert(1)</script>',
  '<script>self.__next_f.push([1,"a"],alert(1))</script>',
  '<script>self.__next_f.push([alert(1)])</script>',
  '<script>self.__next_f.push([1,"a"])//\nalert(1)</script>',
  '<script nonce="a">self.__next_f.push([1,"a"])</script>',
  '<script type="module">alert(1)</script>',
  '<script></script>',
])('gives no hash to %s', (script) => {
  const { html, policy, unknownScripts } = secureInlineScripts(`${start}${script}`)
  expect(html).toBe(`${start}${script}`)
  expect(policy).toBe(`script-src 'self' ${inlineCode(start).map(hashOf).join()}`)
  expect(unknownScripts).toBe(1)
})

test('leaves data and script files as they are', () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script><script src="/a.js" async=""></script><script src="/b.js" id="_R_" async=""></script>'
  expect(secureInlineScripts(html)).toEqual({ html, policy: "script-src 'self'", unknownScripts: 0 })
})

test('keeps the values of all calls, whatever the texts are, and changes nothing the second time', () => {
  const hostile = fc.constantFrom(';self.__next_f.push(', '</script>', '])', '"', '\\', '[', '}', '\u2028')
  const text = fc.array(fc.oneof(hostile, fc.string())).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
      const source = `<main></main>${start}${texts.map(part).join('')}`
      const { html, policy, unknownScripts } = secureInlineScripts(source)
      const values: unknown[][] = []
      const self = { __next_f: undefined as unknown }
      for (const code of inlineCode(html)) new Function('self', code)(self)
      values.push(...(self.__next_f as unknown[][]))
      expect(values).toEqual([[0], ...texts.map((value) => [1, value])])
      expect(unknownScripts).toBe(0)
      expect(secureInlineScripts(html)).toEqual({ html, policy, unknownScripts: 0 })
    }),
    { numRuns: propertyRuns(300) },
  )
})

test('a page with 20,000 scripts has one hash', () => {
  const page = (count: number) => start + part('x'.repeat(50)).repeat(count)
  expect(secureInlineScripts(page(20_000)).policy?.split(' ')).toHaveLength(3)
})

const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>'
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
const kept = [
  '<link rel="preload" as="image" href="/media/a.webp"/>',
  '<script type="module" src="/_next/static/media/site.asset.1.js"></script>',
  '<script type="application/ld+json">{"name":"self.__next_f.push([1])"}</script>',
]

test('removes the scripts of Next.js from a page that needs no framework, and nothing else', () => {
  const page = (main: string) =>
    `${preload}${chunk}${kept.join('')}${main}<p>a</p></main>${start}${part('x')}`
  const elements = '<main data-browser="elements" id="content">'
  expect(removeFramework(page(elements))).toBe(`${kept.join('')}${elements}<p>a</p></main>`)
  const react = page('<main data-browser="react" id="content">')
  expect(removeFramework(react)).toBe(react)
  // The text of a visitor or an editor is escaped.
  const named = react.replace('<p>a', '<p>&lt;main data-browser="elements"')
  expect(removeFramework(named)).toBe(named)
})
