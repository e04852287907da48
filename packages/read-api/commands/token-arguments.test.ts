import { expect, test } from 'vitest'
import { readCommand } from './token-arguments'

const now = new Date('2026-11-20T12:00:00Z')
const read = (line: string) => readCommand(line.split(' '), now)

test.each([
  ['--scope jobs_r', 'unnamed', ['jobs_r'], undefined],
  ['create --scope jobs_r --scope jobs_r --scope offices_r', 'unnamed', ['jobs_r', 'offices_r'], undefined],
  ['--name site --scope jobs_r --expires 90d', 'site', ['jobs_r'], '2027-02-18T12:00:00.000Z'],
  ['--scope jobs_r --expires 2027-01-31', 'unnamed', ['jobs_r'], '2027-01-31T00:00:00.000Z'],
])('%s is parsed as the creation of a token', (line, name, scopes, expires) => {
  const expiresAt = expires === undefined ? undefined : new Date(expires)
  expect(read(line)).toEqual({ verb: 'create', name, scopes, expiresAt })
})

test('an expiry in ten years and a name of 100 characters are accepted', () => {
  const name = 'é'.repeat(100)
  const expiresAt = new Date('2036-11-20T00:00:00Z')
  expect(read(`--scope jobs_r --name ${name} --expires 2036-11-20`)).toMatchObject({ name, expiresAt })
})

test('list, revoke and help are parsed', () => {
  expect(read('list')).toEqual({ verb: 'list' })
  expect(read('revoke 0a1b2c3d')).toEqual({ verb: 'revoke', id: '0a1b2c3d' })
  expect(read('--help')).toEqual({ verb: 'help' })
})

test.each([
  ['--name a', 'usage'],
  ['--scope all', 'unknown scope all'],
  ['frob', 'usage'],
  ['revoke', 'usage'],
  ['revoke a b', 'usage'],
  ['list all', 'usage'],
  ['--scope jobs_r --expires soon', 'expected a number of days'],
  ['--scope jobs_r --expires 0d', 'expected a number of days'],
  ['--scope jobs_r --expires 2027-02-30', 'expected a number of days'],
  ['--scope jobs_r --expires 2026-11-20', 'expected a day after today'],
  ['--scope jobs_r --expires 2036-11-21', 'expected at most 10 years'],
  ['--scope jobs_r --expires 3654d', 'expected at most 10 years'],
  ['--scope jobs_r --expires 99999d', 'expected at most 10 years'],
  [`--scope jobs_r --name ${'x'.repeat(101)}`, '1 to 100 printable characters'],
  ['--scope jobs_r --name a\u001bb', '1 to 100 printable characters'],
  ['--scope jobs_r --name a\u202eb', '1 to 100 printable characters'],
  ['--scope jobs_r --name=', '1 to 100 printable characters'],
  ['--color', 'color'],
])('%s is refused', (line, message) => {
  expect(() => read(line)).toThrow(message)
})
