import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Facts } from './facts'

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '')

it('has a dot between two facts, and none beside a fact that is missing', () => {
  const html = renderToStaticMarkup(
    <Facts>
      {null}
      Acme
      {''}
      {false}
      <b>Lyon</b>
      {undefined}
    </Facts>,
  )
  expect(textOf(html)).toBe('Acme · Lyon')
})

it('is nothing without facts', () => {
  expect(renderToStaticMarkup(<Facts>{['', null, false]}</Facts>)).toBe('')
})
