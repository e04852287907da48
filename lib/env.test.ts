import { readFileSync } from 'node:fs'
import { EnvironmentError } from '@vitrine/api-contract/environment'
import { describe, expect, it } from 'vitest'
import { readEnv, schema } from './env'

describe('the environment', () => {
  it('is valid without any variable', () => {
    expect(readEnv({})).toMatchObject({
      SITE_URL: 'http://localhost:3000',
      SITE_LOCALES: ['en', 'fr', 'de'],
      DEFAULT_LOCALE: 'en',
      SITE_TIME_ZONE: 'Europe/Paris',
      ORGANIZATION_REFERENCES: [],
      DATABASE_URL: 'file:.data/vitrine.db',
      REVALIDATE_SECONDS: 300,
      METRICS_HOST: '127.0.0.1',
    })
  })

  it.each([
    'postgres://reader@db.example:5433/vitrine?sslmode=require',
    'postgresql://db/vitrine',
    'file:/srv/vitrine.db',
    'vitrine.db',
  ])('accepts %s as DATABASE_URL', (url) => {
    expect(readEnv({ DATABASE_URL: url }).DATABASE_URL).toBe(url)
  })

  it('has a database of its own for the copy of a hosted API', () => {
    expect(readEnv({ API_BASE_URL: 'https://api.example' }).DATABASE_URL).toBe('file:.data/copy.db')
  })

  it('treats an empty value as unset, and ignores spaces around the items of lists', () => {
    expect(readEnv({ API_TOKEN: '' }).API_TOKEN).toBeUndefined()
    expect(readEnv({ SITE_URL: ' ', ORGANIZATION_REFERENCES: ' Ab1 , ,Cd2' })).toMatchObject({
      ORGANIZATION_REFERENCES: ['Ab1', 'Cd2'],
    })
  })

  it.each(['/{locale}/articles/{slug}', '/blog/{slug}', '/news/*/*/{slug}', '/*/media.x/{slug}'])(
    'accepts %s in OLD_ARTICLE_PATHS',
    (pattern) => {
      expect(readEnv({ OLD_ARTICLE_PATHS: pattern }).OLD_ARTICLE_PATHS).toEqual([pattern])
    },
  )

  it.each([
    ...[
      '/{slug}',
      '/{locale}/{slug}',
      '/*/{slug}',
      'blog/{slug}',
      '/blog/{slug}.html',
      '/blog',
      '//blog/{slug}',
    ],
    ...['/{locale}/blog/{locale}/{slug}', '/{slug}/blog', '/blog/{id}/{slug}', '/(a+)+/{slug}'],
  ])('rejects %s in OLD_ARTICLE_PATHS', (pattern) => {
    expect(() => readEnv({ OLD_ARTICLE_PATHS: pattern })).toThrow('OLD_ARTICLE_PATHS: expected paths')
  })

  it('reads the names of ARTICLE_INDEX, and rejects a list without a name and a name that is too long', () => {
    expect(readEnv({}).ARTICLE_INDEX).toEqual([])
    expect(readEnv({ ARTICLE_INDEX: 'Careers site, blog,blog' }).ARTICLE_INDEX).toEqual([
      'Careers site',
      'blog',
    ])
    for (const ARTICLE_INDEX of [
      ',',
      ' , ,',
      'x'.repeat(101),
      Array.from({ length: 11 }, (_, i) => i).join(),
    ]) {
      expect(() => readEnv({ ARTICLE_INDEX })).toThrow('ARTICLE_INDEX')
    }
  })

  it('has the SITE_URL of PORT unless SITE_URL is set', () => {
    expect(readEnv({ PORT: '4000' }).SITE_URL).toBe('http://localhost:4000')
    expect(readEnv({ PORT: '4000', SITE_URL: 'https://a.example/' }).SITE_URL).toBe('https://a.example')
    expect(readEnv({ SITE_URL: 'https://a.example/en/careers/' }).SITE_URL).toBe(
      'https://a.example/en/careers',
    )
  })

  it.each([
    'https://a.example/a//b',
    'https://a.example/a/../b',
    'https://a.example/.well-known',
    'https://a.example/%63areers',
    'https://a.example/carrières',
    'https://a.example/careers?x=1',
    'https://a.example/careers#x',
    'https://a.example?x=1',
    'https://user:word@a.example',
    'https://A.example',
  ])('rejects %s as SITE_URL', (SITE_URL) => expect(() => readEnv({ SITE_URL })).toThrow(EnvironmentError))

  it('lists every wrong setting on one line each, without its value', () => {
    const wrong = {
      SITE_URL: 'careers.example',
      SITE_TIME_ZONE: 'Mars/Olympus',
      DEFAULT_LOCALE: 'es',
      API_BASE_URL: 'ftp://secret.example',
      API_TOKEN: 'two words of a secret',
      PORT: 'many',
      METRICS_HOST: 'everywhere',
      IMAGE_HOSTS: 'https://cdn.example',
      DATABASE_URL: 'mysql://user:secret@host/db',
    }
    const message = (() => {
      try {
        readEnv(wrong)
      } catch (error) {
        if (error instanceof EnvironmentError) return error.message
      }
    })()
    const lines = message
      ?.split('\n')
      .slice(1)
      .map((line) => line.trim().split(':')[0])
    expect(lines?.sort()).toEqual(Object.keys(wrong).sort())
    expect(message).not.toContain('secret')
    expect(() => readEnv({ DEFAULT_LOCALE: 'es' })).toThrow('DEFAULT_LOCALE: expected one of SITE_LOCALES')
  })
})

it('.env.example has a line on every setting of the site, its default, and no other setting', () => {
  const [site = ''] = readFileSync('.env.example', 'utf8').split('# --- API server')
  const examples = Object.fromEntries(
    Array.from(site.matchAll(/^# .+\n#([A-Z_]+)=(.*)$/gm), ([, name, value]) => [name, value]),
  )
  expect(Object.keys(examples).sort()).toEqual(Object.keys(schema.in.shape).sort())
  expect(readEnv(examples)).toEqual(readEnv({}))
})
