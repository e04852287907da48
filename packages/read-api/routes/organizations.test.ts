import { organizationWire } from '@vitrine/api-contract/organization'
import { engines } from '@vitrine/content-store/testing/engines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeFiles } from '#testing/content-folder'
import { startApi, type TestApi } from '#testing/test-api'

const path = '/external/organizations'
const onBoard = `${path}?cms_sites_references=board`

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
  })
  afterAll(() => api.stop())

  async function references(query: string): Promise<string[]> {
    const organizations = z.array(organizationWire).parse(await api.getJson(`${path}${query}`))
    return organizations.map((organization) => organization.reference)
  }

  describe('the list of organizations', () => {
    test.each([
      ['?name=acme%20%26%20SONS', ['AcmE01']],
      ['?name=acme', []],
      ['?name=%C3%A9CLAIR', ['EcLa1r']],
      ['?name=eclair', []],
      ['?name=%25', []],
      ['?media_website_url=http://acme.example', ['acme01', 'AcmE01']],
      ['?media_website_url=HTTPS://www.ACME.example/', ['acme01', 'AcmE01']],
      ['?media_website_url=eclair.example/fr/', ['EcLa1r']],
      ['?media_website_url=eclair.example', []],
      ['?cms_sites_references=board', ['AcmE01', 'EcLa1r']],
      ['?cms_sites_references=acme-careers', ['AcmE01']],
      ['?cms_sites_references=acme-careers,board,%20none', ['AcmE01', 'EcLa1r']],
      ['?cms_sites_references=Board', []],
      [`?cms_sites_references=${Array(49).fill('x'.repeat(100))},board`, ['AcmE01', 'EcLa1r']],
      ['?cms_sites_references=board&updated_after=2026-06-01', ['AcmE01']],
      ['?cms_sites_references=board&updated_after=2026-05-31', ['AcmE01', 'EcLa1r']],
      ['?cms_sites_references=board&created_after=2025-03-01', ['AcmE01']],
      ['?cms_sites_references=board&created_after=2025-02-28', ['AcmE01', 'EcLa1r']],
      ['?cms_sites_references=board&per_page=1&page=2', ['EcLa1r']],
      ['?cms_sites_references=board&per_page=1&page=3', []],
      ['?cms_sites_references=board&whatever=1&whatever=2', ['AcmE01', 'EcLa1r']],
    ])('with %j has the organizations %j', async (query, expected) => {
      expect((await references(query)).sort()).toEqual([...expected].sort())
    })

    test('is ordered by name, and ignores accents', async () => {
      expect(await references('?cms_sites_references=board')).toEqual(['AcmE01', 'EcLa1r'])
    })

    test('has profiles with absolute image URLs and the URLs of the sites', async () => {
      const body = await api.getJson(`${path}?cms_sites_references=acme-careers`)
      expect(body[0]).toMatchObject({
        logo_url: 'https://site.example/media/acme.webp',
        media_twitter: '',
        turnover: null,
        revenue: '6,5 M€',
        i18n_covers: { fr: 'https://site.example/media/cover.webp', en: 'https://cdn.example/cover.webp' },
        websites: [
          {
            reference: 'board',
            root_url: 'https://board.example',
            cover_url: 'https://site.example/media/board.webp',
          },
          { reference: 'acme-careers', root_url: 'https://jobs.acme.example', cover_url: null },
        ],
        updated_at: '2026-11-20T12:00:00.000+00:00',
      })
    })

    test('has only the requested blocks', async () => {
      const [plain] = await api.getJson(`${onBoard}&offices=false&images=false&videos=false`)
      expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['offices']))
      expect(plain).not.toHaveProperty('images')
      expect(plain).not.toHaveProperty('videos')

      const body = await api.getJson(`${onBoard}&offices=true&images=true&videos=true`)
      expect(body[0]).toMatchObject({
        offices: [
          { id: 101, country_code: 'FR', district: '', is_headquarter: true },
          { country: { fr: 'Autriche' } },
        ],
        images: [{ name: 'Workshop', file: { thumb: { url: 'https://site.example/media/workshop.webp' } } }],
        videos: [{ reference: 'film', details: {} }],
      })
    })
  })

  describe('a request for organizations', () => {
    const allMissing =
      'name, media_website_url, cms_sites_references are missing, exactly one parameter must be provided'

    test.each([
      ['', allMissing],
      ['?page=2', allMissing],
      ['?name=a&media_website_url=b', 'name, media_website_url are mutually exclusive'],
      ['?cms_sites_references=a&name=b', 'name, cms_sites_references are mutually exclusive'],
      [
        '?name=a&media_website_url=b&cms_sites_references=c',
        'name, media_website_url, cms_sites_references are mutually exclusive',
      ],
      ['?name=', 'name is invalid'],
      ['?name=a&name=b', 'name is invalid'],
      ['?name=&cms_sites_references=board', 'name is invalid'],
      ['?media_website_url=%20', 'media_website_url is invalid'],
      ['?cms_sites_references=', 'cms_sites_references is invalid'],
      ['?cms_sites_references=a,,b', 'cms_sites_references is invalid'],
      [`?cms_sites_references=${'x'.repeat(101)}`, 'cms_sites_references is invalid'],
      [`?cms_sites_references=${Array(51).fill('x')}`, 'cms_sites_references is invalid'],
      ['?cms_sites_references=,', 'cms_sites_references is invalid'],
      ['?name=a&offices=yes', 'offices is invalid'],
      ['?name=a&images=1', 'images is invalid'],
      ['?name=a&videos=TRUE', 'videos is invalid'],
      ['?name=a&updated_after=2026', 'updated_after is invalid'],
      ['?name=a&created_after=', 'created_after is invalid'],
      ['?name=a&page=0', 'page is invalid'],
      ['?name=a&per_page=1000', 'per_page is invalid'],
    ])('with %s gets 400 before its token is checked', async (query, description) => {
      const response = await api.get(`${path}${query}`, null)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ error: 'validation_failed', error_description: description })
    })

    test('without a token gets 401, also if no organization matches', async () => {
      expect((await api.get(`${path}?name=unknown`, null)).status).toBe(401)
    })

    test.each([
      [onBoard, ['jobs_r'], 'su_organizations_r'],
      [`${onBoard}&offices=true`, ['su_organizations_r'], 'su_offices_r or su_offices_rw'],
      [`${onBoard}&images=true`, ['su_organizations_r', 'su_videos_r'], 'su_images_r'],
      [`${onBoard}&videos=true`, ['su_organizations_r', 'su_images_r'], 'su_videos_r'],
      [
        `${onBoard}&offices=true&videos=true`,
        ['su_organizations_r'],
        'su_offices_r or su_offices_rw, su_videos_r',
      ],
    ] as const)('for %s with %j gets 403 with the scope %s', async (url, granted, missing) => {
      const response = await api.get(url, await api.tokenFor(...granted))
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({
        error: 'invalid_scope',
        error_description: `missing scope: ${missing}`,
      })
    })

    test.each([
      [onBoard, ['su_organizations_r']],
      [`${onBoard}&offices=false`, ['su_organizations_r']],
      [`${onBoard}&offices=true`, ['su_organizations_r', 'su_offices_r']],
      [`${onBoard}&offices=true`, ['su_organizations_r', 'su_offices_rw']],
      [`${onBoard}&images=true&videos=true`, ['su_organizations_r', 'su_images_r', 'su_videos_r']],
    ] as const)('for %s with %j gets 200', async (url, granted) => {
      expect((await api.get(url, await api.tokenFor(...granted))).status).toBe(200)
    })
  })
})
