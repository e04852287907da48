import { expect, it } from 'vitest'
import { readServedPage } from './served-page'
import { toShownImage } from './shown-image'
import { toSocialCards } from './social-card'
import type { Network } from './social-rules'
import { makePageHtml, pageUrl } from './testing/page-html'

function cards(tags: Record<string, string>) {
  const head = Object.entries(tags).map(
    ([name, content]) => `<meta property="${name}" content="${content}"/>`,
  )
  const list = toSocialCards(readServedPage(makePageHtml({ head: head.join('') }), pageUrl), pageUrl)
  return (network: Network) => list.find((card) => card.network === network)
}

const tagsOf = (width: string, height: string, card = 'summary_large_image') => ({
  'og:title': 'Night',
  'og:description': 'Who works.',
  'og:site_name': 'Vitrine',
  'og:image': 'https://vitrine.example/a.png',
  'og:image:width': width,
  'og:image:height': height,
  'twitter:card': card,
})
const kinds = (card: { problems: readonly { kind: string }[] } | undefined) =>
  card?.problems.map(({ kind }) => kind)

it('has a large image and no problem for an image of 1200 × 630 pixels', () => {
  const card = cards(tagsOf('1200', '630'))
  for (const network of ['x', 'linkedin', 'facebook', 'slack'] as const)
    expect(card(network)).toMatchObject({ layout: 'large', title: { kept: 'Night' }, problems: [] })
  expect(card('x')?.description).toBeNull()
  expect(card('facebook')?.description?.kept).toBe('Who works.')
})

it('says where an image is missing, too small, shown small, cut off or of unknown size', () => {
  const { 'og:image': _, ...without } = tagsOf('1200', '630')
  expect(kinds(cards(without)('facebook'))).toEqual(['no-image'])
  const small = cards(tagsOf('190', '190'))
  expect([small('facebook')?.layout, kinds(small('facebook'))]).toEqual(['text', ['image-too-small']])
  expect([small('linkedin')?.layout, kinds(small('linkedin'))]).toEqual(['small', ['image-shown-small']])
  const square = cards(tagsOf('800', '800'))
  expect(square('x')?.problems).toEqual([{ kind: 'image-cut', percent: 48 }])
  expect(kinds(square('slack'))).toEqual([])
  expect(kinds(cards(tagsOf('', 'x'))('x'))).toEqual(['unknown-size'])
})

it('is small on X and Slack if the page asks for that', () => {
  const card = cards(tagsOf('1200', '630', 'summary'))
  expect([card('x')?.layout, kinds(card('x'))]).toEqual(['small', ['small-card']])
  expect([card('slack')?.layout, card('facebook')?.layout]).toEqual(['small', 'large'])
})

it('has the title of the page, the tags of X on X only, and cut texts', () => {
  expect(cards({})('facebook')).toMatchObject({
    title: { text: 'Working at night – Vitrine' },
    problems: [{ kind: 'no-title' }, { kind: 'no-description' }, { kind: 'no-image' }],
  })
  const card = cards({ ...tagsOf('1200', '630'), 'twitter:title': 'word '.repeat(40) })
  expect([card('x')?.title.isCut, card('linkedin')?.title.text]).toEqual([true, 'Night'])
})

it('loads images of the site and of allowed hosts only', () => {
  const shown = (url: string) => toShownImage(url, 'https://vitrine.example', ['cdn.example'])
  expect(shown('https://vitrine.example/cards/a.png?b=1')).toBe('/cards/a.png?b=1')
  expect(shown('https://cdn.example/a.png')).toBe('https://cdn.example/a.png')
  for (const url of [
    'http://cdn.example/a.png',
    'https://cdn.example:8443/a',
    'https://x.example',
    'javascript:x',
    'http://[',
  ])
    expect(shown(url)).toBeNull()
})
