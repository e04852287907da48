import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Lockfile, requiredPackages } from './required-packages'

test('packages that only the removed workspace needs are left out, shared and nested ones are included', () => {
  const lockfile: Lockfile = {
    packages: {
      '': { dependencies: { shared: '1', '@w/contract': '1' }, devDependencies: { tool: '1' } },
      'packages/contract': { dependencies: { schema: '1' } },
      'packages/server': { dependencies: { shared: '1', driver: '1' } },
      'node_modules/@w/contract': { link: true },
      'node_modules/@w/server': { link: true },
      'node_modules/driver': { optionalDependencies: { 'driver-linux': '1' } },
      'node_modules/driver-linux': {},
      'node_modules/schema': {},
      'node_modules/shared': { peerDependencies: { peer: '1', 'not-installed': '1' } },
      'node_modules/peer': {},
      'node_modules/tool': { dependencies: { shared: '2' } },
      'node_modules/tool/node_modules/shared': {},
    },
  }
  expect(requiredPackages(lockfile, ['packages/server']).sort()).toEqual([
    'node_modules/@w/contract',
    'node_modules/peer',
    'node_modules/schema',
    'node_modules/shared',
    'node_modules/tool',
    'node_modules/tool/node_modules/shared',
  ])
})

test('the site needs neither the API server nor its HTTP framework and database drivers', () => {
  const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const required = requiredPackages(lockfile, ['packages/read-api', 'packages/content-store'])
  const names = [
    '@hono/node-server',
    '@vitrine/content-store',
    '@vitrine/read-api',
    'hono',
    'kysely',
    'libsql',
    'pg',
    'swagger-ui-dist',
  ]
  for (const name of names) expect(required, name).not.toContain(`node_modules/${name}`)
  expect(required).toContain('node_modules/next')
})
