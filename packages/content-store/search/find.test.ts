import { splitWords } from '@vitrine/api-contract/split-words'
import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { apply } from '#apply/apply'
import type { Batch } from '#apply/input'
import { type Db, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import { listArticles } from '#queries/articles'
import { getOpenJobs } from '#queries/open-jobs'
import { clearStore } from '#queries/store'
import { createDatabase, engines, type TestDatabase } from '#testing/engines'
import { findByWords, organizationsById, readQuery, type SearchOptions } from './find'

const organization = (reference: string, fields: Record<string, unknown> = {}): Batch => ({
  kind: 'organizations',
  records: [{ reference, record: { reference, name: reference, slug: reference, ...fields } }],
})

const embed = (reference: string, ...jobs: object[]): Batch => ({
  kind: 'embeds',
  records: [{ organization_reference: reference, embed: { name: reference, jobs, websites: [] } }],
})

const job = (reference: string, fields: Record<string, unknown> = {}) => ({
  ...{ reference, name: 'Post', slug: reference, published_at: '2026-03-02T09:00:00.000+01:00' },
  ...fields,
})

const articles = { languages: ['en'], publishedUntil: Date.parse('2026-11-20T12:00:00Z') }

describe.each(engines)('on %s', (engine) => {
  let database: TestDatabase
  let db: Db

  const write = (...batches: Batch[]) =>
    apply(db, 'https://api.example', batches, { now: new Date('2026-11-20T12:00:00Z') })

  const searchJobs = async (text: string, options: Partial<SearchOptions> = {}) => {
    const all = { articles, synonyms: new Map(), hasCompounds: false, ...options }
    const query = await readQuery(db, splitWords(text), all)
    return { query, ranks: await findByWords(db, 'job_words', query) }
  }
  const findJobs = async (text: string) => (await searchJobs(text)).ranks.flat()

  /** The references of the open jobs that a text finds, of `all`. */
  async function find(text: string, all: readonly string[]): Promise<string[]> {
    const ids = new Set(await findJobs(text))
    const rows = await getOpenJobs(db, all)
    return rows.flatMap(({ id, reference }) => (ids.has(id) ? reference : [])).sort()
  }

  beforeAll(async () => {
    database = await createDatabase(engine)
    db = openDatabaseForWriting(database.url)
    await migrate(db)
  })
  afterAll(async () => {
    await db.destroy()
    await database.remove()
  })

  it('finds a job by its name, organization, department, places and texts', async () => {
    const office = {
      city: 'Lyon',
      district: 'Presqu’île',
      name: 'Tower',
      country: { en: 'France', ja: 'フランス' },
    }
    await write(
      organization('acme', { name: 'Müller &amp; Sons' }),
      embed(
        'acme',
        job('a', {
          ...{ name: 'R&amp;D Engineer', department: { id: 1, name: 'Night Works' }, offices: [office] },
          ...{ description: '<p>By <b>d</b>ay</p>', profile: 'Likes C++ and C#' },
        }),
        job('b', { office: { city: 'Paris' }, description: '<p class="engineer">Co-worker</p>' }),
      ),
    )
    const all = ['a', 'b']
    const found = async (text: string) => (await find(text, all)).join()
    for (const text of [
      'ENGINEER',
      'engin',
      'night lyon',
      'tower',
      'ile',
      'day',
      'likes',
      'フラン',
      'r&d',
      'd',
    ])
      expect([text, await found(text)]).toEqual([text, 'a'])
    for (const text of ['c++', 'c#', 'c++ c#']) expect([text, await found(text)]).toEqual([text, 'a'])
    for (const text of ['muller', 'mueller', 'sons', 'post'].slice(0, 3))
      expect([text, await found(text)]).toEqual([text, 'a,b'])
    for (const text of ['paris', 'co worker', 'work co-'])
      expect((await found(text)).includes('b')).toBe(true)
    for (const text of ['amp', 'class', 'n', 'e', 'engineer paris', 'ay']) expect(await found(text)).toBe('')
  })

  it('follows changes of a job, of its text, and of the name of its organization', async () => {
    const all = ['m', 'n']
    await write(embed('zeta', job('m', { description: 'Zebra' }), job('n')))
    expect(await find('zebra', all)).toEqual(['m'])
    await write(embed('zeta', job('m', { description: 'Yak' }), job('n')))
    expect([await find('zebra', all), await find('yak', all)]).toEqual([[], ['m']])
    // The name of an organization of which only the embed response was read.
    expect(await find('zeta', all)).toEqual(['m', 'n'])
    await write(organization('zeta', { name: 'Omega' }))
    expect([await find('zeta', all), await find('omega yak', all)]).toEqual([[], ['m']])
    await write({
      kind: 'jobs',
      records: [
        { reference: 'n', detail: { reference: 'n', organization_reference: 'zeta', status: 'archived' } },
      ],
    })
    await write(embed('zeta', job('n')))
    expect(await findJobs('omega')).toEqual([])
    await write({
      kind: 'jobs',
      records: [
        { reference: 'n', detail: { reference: 'n', organization_reference: 'zeta', status: 'published' } },
      ],
    })
    expect(await find('omega', all)).toEqual(['n'])
  })

  it('finds an organization by its name and its descriptions', async () => {
    await write(
      organization('Kobold', {
        ...{ name: 'Kobold Köln', default_language: 'de', description: 'Zwerge' },
        i18n_descriptions: { ja: '東京の会社', en: '**Dwarves**' },
      }),
    )
    const find = async (text: string) => {
      const options = { articles, synonyms: new Map(), hasCompounds: false }
      const query = await readQuery(db, splitWords(text), options)
      const ids = await findByWords(db, 'organization_words', query)
      return [...(await organizationsById(db, ids.flat())).values()]
    }
    for (const text of ['kobold', 'koeln', 'zwerg', '京の', 'dwarves'])
      expect([text, await find(text)]).toEqual([text, ['Kobold']])
    expect(await find('gnomes')).toEqual([])
    await write(organization('Kobold', { name: 'Gnomes' }))
    expect([await find('kobold'), await find('gnomes')]).toEqual([[], ['Kobold']])
    await write({ kind: 'organizations', records: [{ reference: 'Kobold', record: null as never }] })
    expect(await find('gnomes')).toEqual([])
  })

  it('writes a text of unusual length', async () => {
    const long = [`${'x'.repeat(5_000)}`, '東'.repeat(9_000), 'é'.repeat(300)].join(' ')
    const places = Array.from({ length: 3_000 }, (_, index) => ({
      city: `City${index}`,
      name: '京都'.repeat(9),
    }))
    await write(embed('long', job('l', { description: long, offices: places })))
    for (const text of ['x'.repeat(90), '東東東', '京都京都', 'city1'])
      expect([text, await find(text, ['l'])]).toEqual([text, ['l']])
  })

  it.each([
    ['エンジニア', 'フロントエンドエンジニア'],
    ['ニア', 'フロントエンドエンジニア'],
    ['京', '勤務地は東京都渋谷区です。'],
    ['ﾌﾟﾛｸﾞﾗﾏｰ', 'ゲームプログラマー募集'],
    ['プログラマー', 'プログラマー'],
    ['東京', '勤務地は東京都渋谷区です。'],
    ['𠮟る', '彼は𠮟る人'],
    ['react', '新人React開発'],
    ['React開発', '開発者（React）'],
    ['工程师', '高级前端工程师（上海）'],
    ['上海', '我们在上海。'],
    ['개발', '백엔드개발자를 찾습니다'],
    ['개발자'.normalize('NFD'), '개발자를'],
    ['서울', 'React개발자(서울)'],
    ['วิศวกร', 'รับสมัครวิศวกรซอฟต์แวร์'],
    ['ซอฟต์แวร์', 'วิศวกรซอฟต์แวร์'],
    ['វិស្វករ', 'យើងស្វែងរកវិស្វករកម្មវិធី'],
    ['हिन्दी', 'हिन्दी अनुवादक'],
    ['diyarbakir', 'Diyarbakır'],
    ['DİYARBAKIR', 'Diyarbakır'],
    ['ışık', 'Isik Üniversitesi'],
    ['isik', 'Işık'],
    ['igdir', 'Iğdır'],
    ['مهندس', 'مُهَنْدِس'],
    ['datenbank', 'Daten\u00adbankadministrator'],
    ["o'brien", 'O’Brien & Sons'],
    ['ingenieur', 'Ingénieure'],
  ])('words of %j find %j', async (searched, name) => {
    await write(embed('one', job('o'), job('p', { name })))
    expect(await find(searched, ['o', 'p'])).toEqual(['p'])
  })

  it.each([
    ['フログラマー', 'プログラマー'],
    ['ハス', 'バス'],
    ['दल', 'दिल'],
    ['ที', 'ทำ'],
    ['都大', '京都 大阪'],
    ['京都京', '京都 京都'],
    ['script', 'TypeScriptエンジニア'],
    ['エンジニア 大阪', 'エンジニア（東京）'],
  ])('words of %j do not find %j', async (searched, name) => {
    await write(embed('one', job('p', { name })))
    expect(await find(searched, ['p'])).toEqual([])
  })

  it('finds the jobs that have each word or one that begins with it', async () => {
    // Without an `a`: a search finds `aa` as the `å` too that it can stand for.
    const word = fc.stringMatching(/^[bcd+]{1,3}$|^[東京都]{1,4}$/)
    const texts = fc.array(fc.array(word, { maxLength: 6 }), { maxLength: 8 })
    const isFound = (own: string, searched: string) =>
      /^[a-z]$/.test(searched)
        ? own === searched
        : /[東京都]/.test(searched)
          ? own.includes(searched)
          : own.startsWith(searched)
    await fc.assert(
      fc.asyncProperty(texts, fc.array(word, { minLength: 1, maxLength: 3 }), async (all, words) => {
        await write(
          embed('any', ...all.map((own, index) => job(`any${index}`, { name: `Post ${own.join(' ')}` }))),
        )
        const references = all.map((_, index) => `any${index}`)
        const expected = references.filter((_, index) =>
          words.every((searched) => all[index]?.some((own) => isFound(own, searched))),
        )
        expect(await find(words.join(' '), references)).toEqual(expected)
      }),
      { numRuns: propertyRuns(200, 100) },
    )
  })

  it('has the best matches first: the whole name, its words, their beginnings, the text, words that mean the same', async () => {
    await write(
      embed(
        'rank',
        job('r6', { name: 'Baker', description: 'A crane' }),
        job('r5', { name: 'Hoist' }),
        job('r4', { name: 'Operator', description: 'Of a crane' }),
        job('r3', { name: 'Cranes' }),
        job('r2', { name: 'Operator of a crane' }),
        job('r1', { name: 'Crane' }),
      ),
    )
    const synonyms = new Map([['crane', [['hoist'], ['lifting', 'gear']]]])
    const { ranks } = await searchJobs('crane', { synonyms })
    const rows = await getOpenJobs(db, ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'])
    const references = new Map(rows.map(({ id, reference }) => [Number(id), reference]))
    const byRank = ranks.map((ids) => ids.map((id) => references.get(id)).sort())
    expect(byRank).toEqual([['r1'], ['r2'], ['r3'], ['r4', 'r6'], ['r5'], []])
  })

  it.each([
    ['front-end', 'Frontend developer'],
    ['front end', 'Frontend developer'],
    ['frontend', 'Front-end developer'],
    ['frontend', 'Front end developer'],
    ['front end dev', 'Frontend developer'],
    ['e-mail', 'Email'],
    ['email', 'E-Mail'],
    ['softwareentwickler', 'Software-Entwickler'],
    ['softwareentwickler', 'Software Entwickler'],
    ['nacht schicht', 'Nachtschicht'],
    ['back to back', 'back-to-back'],
    ['backtoback', 'back-to-back'],
  ])('%j finds %j', async (searched, name) => {
    await write(embed('one', job('o'), job('p', { name })))
    expect(await find(searched, ['o', 'p'])).toEqual(['p'])
    // In a text too.
    await write(embed('one', job('o'), job('p', { description: name })))
    expect(await find(searched, ['o', 'p'])).toEqual(['p'])
  })

  it.each([
    ['frontend', 'The end in front of a wall'],
    ['forward', 'for you ward'],
    ['rd', 'R&D'],
  ])('%j does not find %j', async (searched, name) => {
    await write(embed('one', job('p', { name })))
    expect(await find(searched, ['p'])).toEqual([])
  })

  it('finds two letters at the start of words of names, and as a word of texts', async () => {
    await write(
      embed(
        'short',
        ...[job('p', { description: 'url.href' }), job('q', { name: 'Hrubo' })],
        ...[job('s', { description: 'An HR team' }), job('t', { name: 'Team' })],
      ),
    )
    expect(await find('hr', ['p', 'q', 's', 't'])).toEqual(['q', 's'])
    expect(await find('team hr', ['p', 'q', 's', 't'])).toEqual(['s'])
  })

  it.each([
    ['ferolane', 'ferrolane'],
    ['ferrrolane', 'ferrolane'],
    ['ferrolame', 'ferrolane'],
    ['ferorlane', 'ferrolane'],
    ['errolane', 'ferrolane'],
    ['ferrolan', null],
    ['feolane', null],
    ['ferrolane', null],
  ])('%s is corrected to %s', async (typed, used) => {
    await write(embed('one', job('p', { name: 'Ferrolane' })))
    const { query, ranks } = await searchJobs(typed)
    expect(query.corrections).toEqual(used === null ? [] : [{ typed, used }])
    expect(ranks.flat()).toHaveLength(typed === 'feolane' ? 0 : 1)
  })

  it('corrects to the word that most records have, and only what no record has', async () => {
    await write(
      embed(
        'one',
        job('p', { name: 'Wharf wharg' }),
        job('q', { name: 'Wharg' }),
        job('s', { name: 'Quays' }),
      ),
    )
    expect((await searchJobs('whar')).query.corrections).toEqual([])
    expect((await searchJobs('wharx quay')).query.corrections).toEqual([{ typed: 'wharx', used: 'wharg' }])
    // A word of the vocabulary that no record has any more.
    await write(embed('one', job('p', { name: 'Wharf' }), job('q'), job('s')))
    expect((await searchJobs('wharx')).query.corrections).toEqual([{ typed: 'wharx', used: 'wharf' }])
    expect((await searchJobs('quayz')).query.corrections).toEqual([])
    // Four letters are too few, and words of lists are known.
    expect((await searchJobs('whaf')).query.corrections).toEqual([])
    expect((await searchJobs('wharx', { known: ['wharx'] })).query.corrections).toEqual([])
  })

  it('finds synonyms of one and of several words', async () => {
    await write(
      embed(
        'one',
        job('p', { name: 'Human resources' }),
        job('q', { name: 'HR' }),
        job('s', { name: 'HRM' }),
      ),
    )
    const synonyms = new Map([
      ['human resources', [['hr']]],
      ['hr', [['human', 'resources']]],
    ])
    for (const text of ['hr', 'human resources']) {
      const { ranks } = await searchJobs(text, { synonyms })
      // `hr` begins `hrm`, too.
      expect([text, ranks.flat().length]).toEqual([text, text === 'hr' ? 3 : 2])
    }
  })

  it('finds a word at the end of German compounds', async () => {
    await write(
      embed(
        'one',
        ...[job('p', { name: 'Arbeitsplatz' }), job('q', { name: 'Arbeit' }), job('s', { name: 'Xyzplatz' })],
      ),
    )
    const found = async (hasCompounds: boolean) =>
      (await searchJobs('platz', { hasCompounds })).ranks.flat().length
    expect([await found(true), await found(false)]).toEqual([1, 0])
  })

  it('finds an article by what it belongs to, and corrects no word of others', async () => {
    const article = (reference: string, fields: Record<string, unknown>) => ({
      reference,
      record: { reference, language: 'en', published_at: '2026-05-01T08:00:00Z', name: 'Post', ...fields },
    })
    await write({
      kind: 'articles',
      records: [
        article('x1', {
          ...{ summary: 'A road to **Dourges**', content: '## At ten\n\n[A link](https://a.example/hidden)' },
          ...{ cms_authors: [{ name: 'Mara Lind' }], cms_collections: [{ title: 'First weeks' }] },
          ...{ organizations: [{ name: 'Köln Crane', slug: 'kc' }], categories: [{ name: 'Craft' }] },
        }),
        article('x2', { language: 'fr', content: 'manger' }),
        article('x3', { published_at: '2027-05-01T08:00:00Z', content: 'zeppelin' }),
      ],
    })
    const { publishedUntil } = articles
    const list = async (text: string, language = 'en') => {
      const own = { articles: { languages: [language], publishedUntil }, synonyms: new Map() }
      const query = await readQuery(db, splitWords(text), { ...own, hasCompounds: false })
      const { items, total } = await listArticles(
        db,
        { languages: [language], publishedUntil, query },
        { offset: 0, limit: 9 },
      )
      return { total, references: items.map(({ record }) => JSON.parse(record).reference), query }
    }
    for (const text of ['dourges', 'ten', 'mara lind', 'first weeks', 'koeln crane', 'craft', 'post'])
      expect([text, (await list(text)).references]).toEqual([text, ['x1']])
    for (const text of ['hidden', 'manger', 'zeppelin', 'zepelin'])
      expect([text, await list(text)]).toMatchObject([text, { total: 0, query: { corrections: [] } }])
    expect(await list('mangar', 'fr')).toMatchObject({
      total: 1,
      query: { corrections: [{ used: 'manger' }] },
    })
    // A new text, and an article that is removed.
    await write({ kind: 'articles', records: [article('x1', { content: 'Zebra' })] })
    expect([(await list('dourges')).total, (await list('zebra')).total]).toEqual([0, 1])
    await apply(db, 'https://api.example', [], { now: new Date(), complete: ['articles'], prune: true })
    expect((await list('zebra')).total).toBe(0)
  })

  it.each([
    '" OR words:a NEAR(a b) -c ^d {name}:e *',
    "' | !a & b:*A <-> c \\ ''",
    'name : (a)',
    '=ferrolane',
    'a\u0000b \u202e\u200b\u0007 c',
    '\ud800 half a pair',
    '😀 👩‍🚀 🏳️‍🌈',
    'مهندس برمجيات في دبي',
    '東京'.repeat(500),
    'x'.repeat(10_000),
    'ab '.repeat(4_000),
    Array.from(
      { length: 3_000 },
      (_, index) => `wort${String.fromCodePoint(97 + (index % 26))}x${index}`,
    ).join(' '),
    'andthe forthe dieder unddie lesdes inder',
  ])('a search for %j takes no long time', async (text) => {
    const [word = 'a', ...others] = [...new Set(splitWords(text.slice(0, 10_000)))].slice(0, 10)
    const started = performance.now()
    const query = await readQuery(db, [word, ...others], {
      ...{ articles, synonyms: new Map(), hasCompounds: true },
    })
    expect((await findByWords(db, 'job_words', query)).flat().length).toBeGreaterThanOrEqual(0)
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('a store that is cleared has no words', async () => {
    await write(embed('last', job('last', { name: 'Walrus' })))
    expect(await findJobs('walrus')).toHaveLength(1)
    await clearStore(db)
    expect(await findJobs('walrus')).toEqual([])
  })
})
