import { expect, it } from 'vitest'
import { redirectLocation } from './redirect-location'

const redirect = (url: string) => `11:E{"digest":"NEXT_REDIRECT;replace;${url};308;"}`

it.each([
  ['one row of several', `1:"$Sreact.fragment"\n${redirect('/en/jobs/a_B1')}\n1f:C\n`, '/en/jobs/a_B1'],
  ['a semicolon in the path', redirect('/en/search/q-a;b?c=1;2'), '/en/search/q-a;b?c=1;2'],
  ['another error', '11:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}', null],
  ['another site', redirect('https://example.org/'), null],
  ['another site without a protocol', redirect('//example.org/'), null],
  ['a text of the page', `1:["$","p",null,${JSON.stringify(`\n${redirect('/en')}\n`)}]`, null],
  ['no data', '', null],
])('the location of a redirect: %s', (_, data, location) => {
  expect(redirectLocation(Buffer.from(data))).toBe(location)
})
