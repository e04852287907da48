import { expect, it } from 'vitest'
import { parseRecentSearches, withRecentSearch } from './recent-searches'

it.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{"a":1}', []],
  ['["Lyon", 7, null, "", "!!", "night shift"]', ['Lyon', 'night shift']],
  [JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f']), ['a', 'b', 'c', 'd', 'e']],
  [JSON.stringify(['x'.repeat(101)]), []],
])('the stored text %s has the searches %j', (stored, searches) => {
  expect(parseRecentSearches(stored)).toEqual(searches)
})

it('puts the newest search first, each once, and keeps five', () => {
  expect(withRecentSearch(['a', 'Lyon'], ' LYÓN ')).toEqual(['LYÓN', 'a'])
  expect(withRecentSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
  expect(withRecentSearch(['a'], '  ')).toEqual(['a'])
  expect(withRecentSearch([], 'x'.repeat(150))).toEqual(['x'.repeat(100)])
})
