import type { Scope } from '@vitrine/api-contract/scope'
import { isFull } from '@vitrine/api-contract/testing/full'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { engines } from '@vitrine/content-store/testing/engines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFiles } from './testing/content-folder'
import { importedAt, startApi, type TestApi } from './testing/test-api'
import { createToken } from './tokens'

type AnyOf = readonly Scope[]

/** A copy of the rules in the API's description, because the code under test must not be their source. */
const operations: {
  path: string
  absent: string
  needs: readonly AnyOf[]
  blocks: Record<string, { needs?: AnyOf; keys: readonly string[] }>
}[] = [
  {
    path: '/external/organizations?cms_sites_references=board',
    absent: '/external/organizations?cms_sites_references=none',
    needs: [['su_organizations_r']],
    blocks: {
      offices: { needs: ['su_offices_r', 'su_offices_rw'], keys: ['offices'] },
      images: { needs: ['su_images_r'], keys: ['images'] },
      videos: { needs: ['su_videos_r'], keys: ['videos'] },
    },
  },
  {
    path: '/external/jobs/WTTJ_gld0A7L?',
    absent: '/external/jobs/none?',
    needs: [['jobs_r', 'jobs_rw']],
    blocks: {
      stages: { keys: ['stages'] },
      office: { needs: ['offices_r'], keys: ['office', 'offices'] },
      candidates_count: { needs: ['candidates_r', 'candidates_rw'], keys: ['candidates_count'] },
      application_fields: { keys: ['application_fields'] },
      organization: { keys: ['organization'] },
      websites: { keys: ['websites'] },
    },
  },
  {
    path: '/external/cms/articles/all?',
    absent: '/external/cms/articles/all?indexed=none',
    needs: [['cms_collection_categories_r'], ['cms_collections_r'], ['cms_articles_r']],
    blocks: {},
  },
]

/** In `npm test` of many items only none, all, each alone, and all but each. */
function subsets<Item>(items: readonly Item[]): Item[][] {
  if (isFull || items.length < 4)
    return items.reduce<Item[][]>((sets, item) => sets.flatMap((set) => [set, [...set, item]]), [[]])
  const others = items.map((left) => items.filter((item) => item !== left))
  return [[], ...items.map((item) => [item]), ...others, [...items]]
}

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
  })
  afterAll(() => api.stop())

  async function makeTokens(sets: readonly Scope[][]): Promise<string[]> {
    const db = openDatabaseForWriting(api.databaseUrl)
    const tokens: string[] = []
    for (const scopes of sets) tokens.push(await createToken(db, { name: 'test', scopes, now: importedAt }))
    await db.destroy()
    return tokens
  }

  describe('sets of scopes with sets of blocks have the right status and blocks', {
    timeout: 600_000,
  }, () => {
    test.each(operations)('at $path', async ({ path, absent, needs, blocks }) => {
      const names = Object.keys(blocks)
      const scopes = [...needs.flat(), ...Object.values(blocks).flatMap((block) => block.needs ?? [])]
      const sets = subsets(scopes)
      const tokens = await makeTokens(sets)
      for (const [index, granted] of sets.entries()) {
        for (const requested of subsets(names)) {
          const query = requested.map((name) => `&${name}=true`).join('')
          const required = [
            ...needs,
            ...requested.flatMap((name) => (blocks[name]?.needs ? [blocks[name].needs] : [])),
          ]
          const missing = required.filter((anyOf) => !anyOf.some((scope) => granted.includes(scope)))
          const response = await api.get(`${path}${query}`, tokens[index] ?? null)
          const text = await response.text()
          const where = `${path}${query} with ${granted.join(' ') || 'no scope'}`
          expect(response.status, where).toBe(missing.length === 0 ? 200 : 403)
          if (response.status === 403) {
            const description = `missing scope: ${missing.map((anyOf) => anyOf.join(' or ')).join(', ')}`
            expect(JSON.parse(text)).toEqual({ error: 'invalid_scope', error_description: description })
            // The response must not reveal whether the record exists.
            const other = await api.get(`${absent}${query}`, tokens[index] ?? null)
            expect([other.status, await other.text()], where).toEqual([403, text])
          } else if (names.length > 0) {
            const [record] = [JSON.parse(text)].flat()
            for (const name of names) {
              for (const key of blocks[name]?.keys ?? []) {
                expect(key in record, `${key} of ${where}`).toBe(requested.includes(name))
              }
            }
          }
        }
      }
    })
  })

  test('embed responds alike without a token, with any token and with a wrong one', async () => {
    const path = '/embed?organization_reference=AcmE01'
    const [one, other] = await makeTokens([[], ['jobs_r']])
    const expected = await (await api.get(path, null)).text()
    for (const token of [one, other, 'vit_wrong']) {
      const response = await api.get(path, token)
      expect([response.status, await response.text()]).toEqual([200, expected])
    }
  })
})
