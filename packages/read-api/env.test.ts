import { readFileSync } from 'node:fs'
import { EnvironmentError } from '@vitrine/api-contract/environment'
import { describe, expect, it } from 'vitest'
import { readEnv, schema } from './env'

describe('the environment of the API server', () => {
  it('has a default for each setting but METRICS_PORT', () => {
    expect(readEnv({})).toEqual({
      SITE_URL: 'http://localhost:3000',
      SITE_LOCALES: ['en', 'fr', 'de'],
      DEFAULT_LOCALE: 'en',
      SITE_REFERENCE: 'vitrine-demo',
      ORGANIZATION_REFERENCES: [],
      DATABASE_URL: 'file:.data/vitrine.db',
      SITE_FOLDER: 'site',
      API_RATE_LIMIT_PER_MINUTE: 600,
      API_RATE_LIMIT_PER_ADDRESS: 120,
      TRUSTED_PROXIES: 0,
      METRICS_HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
    })
  })

  it('has the SITE_URL of a site at its default port, whatever the port of the API is', () => {
    expect(readEnv({ PORT: '4000' }).SITE_URL).toBe('http://localhost:3000')
    expect(readEnv({ PORT: '4000', SITE_URL: 'https://a.example/' }).SITE_URL).toBe('https://a.example')
  })

  it('reports every invalid setting in one line each, without its value', () => {
    const invalid = {
      SITE_URL: 'secret.example',
      DEFAULT_LOCALE: 'secret',
      DATABASE_URL: 'mysql://user:secret@host/db',
      PORT: 'many',
      METRICS_PORT: '0',
      METRICS_HOST: 'all',
      API_RATE_LIMIT_PER_MINUTE: '-1',
      API_RATE_LIMIT_PER_ADDRESS: 'none',
      TRUSTED_PROXIES: 'all',
      LOG_LEVEL: 'loud',
    }
    const error = (() => {
      try {
        return readEnv(invalid)
      } catch (thrown) {
        return thrown
      }
    })()
    if (!(error instanceof EnvironmentError)) throw error
    const names = error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(':')[0])
    expect([...new Set(names)].sort()).toEqual(Object.keys(invalid).sort())
    expect(error.message).not.toContain('secret')
  })
})

it('.env.example has a line on every setting of the API server, its default, and no other of the server alone', () => {
  const text = readFileSync('.env.example', 'utf8')
  const examplesOf = (part = '') =>
    Object.fromEntries(
      Array.from(part.matchAll(/^# .+\n#([A-Z_]+)=(.*)$/gm), ([, name, value]) => [name, value]),
    )
  const settings = Object.keys(schema.shape)
  expect(Object.keys(examplesOf(text))).toEqual(expect.arrayContaining(settings))
  expect(settings).toEqual(expect.arrayContaining(Object.keys(examplesOf(text.split('# --- API server')[1]))))
  expect(readEnv(examplesOf(text))).toEqual(readEnv({}))
})
