import { describe, expect, it } from 'vitest'
import { readEnv } from '@/lib/env'
import { settingWarnings } from './setting-warnings'

const now = new Date('2026-05-01T12:00:00Z')

/** The settings that the warnings begin with. */
const named = (settings: Record<string, string>, site: Parameters<typeof settingWarnings>[1] = {}) =>
  settingWarnings(readEnv(settings), site, now).map((warning) => warning.split(':')[0])

const hosted = { API_BASE_URL: 'https://api.example', API_TOKEN: 't', IMAGE_HOSTS: 'cdn.example.com' }

describe('the warnings of the settings', () => {
  it.each([
    ['no settings', {}],
    ['an own host that is an IP address', { SITE_URL: 'http://192.168.1.5:3000' }],
    ['a hosted API with a token and hosts of images', hosted],
  ])('are none for %s', (_, settings) => expect(named(settings)).toEqual([]))

  it.each([
    '127.0.0.1',
    '192.168.1.5',
    'localhost',
    'intranet',
    'printer.local',
    '.example.com',
    'cdn.example.',
    'a..b',
  ])('name %s, of which no image can be shown', (host) => {
    const [warning, ...others] = settingWarnings(
      readEnv({ ...hosted, IMAGE_HOSTS: `cdn.example.com,${host}` }),
      {},
      now,
    )
    expect(warning).toContain(` ${host} `)
    expect(others).toEqual([])
  })

  it.each([
    [{ ...hosted, IMAGE_HOSTS: '' }, ['IMAGE_HOSTS']],
    [{ ...hosted, IMAGE_HOSTS: '10.0.0.1' }, ['IMAGE_HOSTS', 'IMAGE_HOSTS']],
    [{ ...hosted, API_TOKEN: '', ORGANIZATION_REFERENCES: 'Pg4eV6k' }, ['API_TOKEN']],
    [{ ...hosted, API_TOKEN: '' }, ['API_TOKEN', 'ORGANIZATION_REFERENCES']],
    [{ API_TOKEN: 't' }, ['API_BASE_URL']],
    [{ ORGANIZATION_REFERENCES: 'Pg4eV6k' }, ['ORGANIZATION_REFERENCES']],
    [
      { SITE_URL: 'https://careers.example', ORIGINAL_PUBLISHER_HOSTS: 'press.example,careers.example' },
      ['ORIGINAL_PUBLISHER_HOSTS'],
    ],
  ])('of %j begin with %j', (settings, expected) => expect(named(settings)).toEqual(expected))

  it('names the pictures of site.yaml that the site folder does not have', () => {
    const logo = { light: 'brand/no-such-logo.svg', dark: null }
    expect(settingWarnings(readEnv({}), { logo, icon: 'none.png' }, now)).toEqual([
      'site/site.yaml: there is no file media/brand/no-such-logo.svg, so pages do without it',
      'site/site.yaml: there is no file media/none.png, so pages do without it',
    ])
  })

  it('name a security.txt that is over', () => {
    const warningsOn = (expires: string) =>
      named({}, { security: { contact: ['mailto:security@example.com'], expires } })
    expect(warningsOn('2026-05-01')).toEqual([])
    expect(warningsOn('2026-04-30')).toEqual(['site/site.yaml'])
  })
})
