import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  databaseUrl,
  EnvironmentError,
  httpOrigin,
  httpUrl,
  list,
  listenAddress,
  port,
  readEnvironment,
  wholeNumber,
} from './environment'

const schema = z.object({
  NAME: z.string().default('unnamed'),
  TOKEN: z.string().min(8, 'expected 8 characters').optional(),
  PORT: port.optional(),
})

function messageFor(source: Record<string, string>): string {
  try {
    readEnvironment(schema, source)
    return 'valid'
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError)
    return error instanceof Error ? error.message : ''
  }
}

describe('readEnvironment', () => {
  it('has the defaults of unset and blank settings', () => {
    const expected = { NAME: 'unnamed' }
    expect(readEnvironment(schema, {})).toEqual(expected)
    expect(readEnvironment(schema, { NAME: '', TOKEN: undefined, PORT: ' ' })).toEqual(expected)
  })

  it('ignores other variables', () => {
    expect(readEnvironment(schema, { NAME: 'a', PATH: '/bin', PORT: '80' })).toEqual({ NAME: 'a', PORT: 80 })
  })

  it('throws one error with a line for every invalid setting and without its value', () => {
    expect(messageFor({ TOKEN: 'secret', PORT: 'x' })).toBe(
      [
        'Invalid settings in the environment:',
        '  TOKEN: expected 8 characters',
        '  PORT: expected a whole number from 1 to 65535',
      ].join('\n'),
    )
  })
})

describe('a setting', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost', '10.1.2.3'])(
    'listenAddress accepts %s',
    (value) => {
      expect(listenAddress.parse(value)).toBe(value)
    },
  )

  it.each(['all', '*', '127.0.0.1:9464', 'http://127.0.0.1', '[::1]', '256.0.0.1', 'metrics.example'])(
    'listenAddress rejects %s',
    (value) => {
      expect(listenAddress.safeParse(value).success).toBe(false)
    },
  )

  it('list has no empty items and no spaces around items', () => {
    expect(list.parse(' a, b c ,,d,')).toEqual(['a', 'b c', 'd'])
    expect(list.parse(',')).toEqual([])
  })

  it.each([
    ['https://careers.example.com', 'https://careers.example.com'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['https://a.example/path//', 'https://a.example/path'],
  ])('httpUrl reads %s as %s', (value, expected) => {
    expect(httpUrl.parse(value)).toBe(expected)
  })

  it.each([
    'careers.example.com',
    'ftp://a.example',
    'https://a.example/?q=1',
    'https://a.example/#a',
    'https://user:password@a.example',
  ])('httpUrl rejects %s', (value) => {
    expect(httpUrl.safeParse(value).error?.issues[0]?.message).toMatch(/^expected a URL such as/)
  })

  it('httpOrigin rejects a path', () => {
    expect(httpOrigin.parse('https://a.example/')).toBe('https://a.example')
    expect(httpOrigin.safeParse('https://a.example/path').error?.issues[0]?.message).toMatch(
      /without a path$/,
    )
  })

  it.each(['0', '11', '1.5', 'x', 'Infinity'])('wholeNumber(1, 10) rejects %s', (value) => {
    expect(wholeNumber(1, 10).safeParse(value).error?.issues[0]?.message).toBe(
      'expected a whole number from 1 to 10',
    )
  })

  it.each(['file:.data/a.db', '/data/a.db', 'a.db', 'postgres://host/db', 'postgresql://host/db'])(
    'databaseUrl accepts %s',
    (value) => {
      expect(databaseUrl.parse(value)).toBe(value)
    },
  )

  it.each(['mysql://host/db', 'https://a.example/a.db'])('databaseUrl rejects %s', (value) => {
    expect(databaseUrl.safeParse(value).success).toBe(false)
  })
})
