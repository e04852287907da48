import fc from 'fast-check'
import { z } from 'zod'

/** Records of the API whose fields have examples of the contract, or values that no field expects. */

const long = 'a'.repeat(100_000)

const hostileTexts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udfffb',
    '\u202eabc',
    '\u2066',
    '\u2028',
    '\ufffe',
    '\u200b',
  ],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
  ],
  ...[
    '..',
    '.',
    '../../etc/passwd',
    'a/b',
    'a\\b',
    '%',
    '%00',
    '%zz',
    'a_b',
    '_',
    '-',
    'a b',
    'x'.repeat(300),
  ],
  ...[
    '<script>alert(1)</script>',
    '</script><!--',
    ']]>',
    '&#0;',
    '{name}',
    "{count, plural, one {'",
    '日本語',
    '😀',
  ],
  ...['{{7*7}}', '---\na: b', '| a |', '> > > >', '[a](javascript:alert(1))', '![](data:image/png;base64,x)'],
]

const hostileDates = [
  ...[
    '0000-00-00',
    '0000-00-00T00:00:00.000+01:00',
    '9999-12-31T23:59:59Z',
    '+275760-09-13T00:00:00Z',
    'soon',
  ],
  ...[
    '2026-02-30T00:00:00Z',
    '2026-13-45T99:99:99Z',
    '-271821-04-20T00:00:00Z',
    '2026-01-01',
    '1',
    '2026-W01',
  ],
  ...['1969-12-31T23:59:59Z', '2026-01-01T00:00:00', '2026-01-01T00:00:00+99:99', '2026-01-01T24:00:00Z'],
  `2026-01-01T00:00:00.${'1'.repeat(1_000)}Z`,
]

const hostileUrls = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
  ],
  ...[
    'https://user:secret@example.com/',
    'https://user@example.com',
    'http://localhost/',
    'http://localhost:22/',
  ],
  ...[
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://0x7f.1/',
    'http://2130706433/',
    'https://example.com:8443/',
  ],
  ...[
    'https://example.com./',
    'https:\\\\evil.example',
    '//evil.example',
    '/relative',
    'https://',
    'http://a b/',
  ],
  ...['https://bücher.example/é?ü#ö', 'https://cdn.example.com/x.jpg?w=1', 'https://cdn.example.com/%zz'],
  ...[
    'http://http://http://example.com',
    'https://example.com/\ud800',
    'https://a_b.example/',
    'http://x.local/',
  ],
  ...[
    'http://localhost:3000/media/../api',
    'http://localhost:3000/media/a.webp',
    'http://u@localhost:3000/media/a',
  ],
  `https://example.com/${'a'.repeat(3_000)}`,
]

const hostileNumbers = [
  ...[
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -0,
    0,
    -1,
    1e308,
    -1e308,
    5e-324,
    0.1,
    1e21,
  ],
  ...[
    Number.MAX_SAFE_INTEGER + 2,
    2 ** 31,
    '1'.repeat(400),
    '-0',
    '00',
    '1.5',
    '12e3',
    '0x10',
    '1,000',
    '9'.repeat(15),
  ],
]

const hostileLanguages = [
  '',
  'e_n',
  'zz-!!',
  'constructor',
  '__proto__',
  'EN',
  'fr_FR',
  'xx',
  '\ud800',
  'zh-Hant-TW',
]

const text = fc.oneof(
  {
    weight: 1200,
    arbitrary: fc.constantFrom(...hostileTexts, ...hostileDates, ...hostileUrls, ...hostileLanguages),
  },
  { weight: 400, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 200, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 400 }) },
  { weight: 1, arbitrary: fc.constant(long) },
)

const wrongType = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    false,
    [],
    {},
    [[[[[]]]]],
    { url: { url: {} } },
    ...hostileNumbers,
  ),
  fc.object({ maxDepth: 3, maxKeys: 4 }),
)

/**
 * A record of a schema of the contract. `identity` are the fields without which the client drops a record: they have the
 * type of the contract, but any content.
 */
export function hostileRecord(schema: z.ZodObject, identity: readonly string[]): fc.Arbitrary<unknown> {
  return objectOf(schema, (key) => identity.includes(key))
}

function objectOf(schema: z.ZodObject, isIdentity: (key: string) => boolean): fc.Arbitrary<unknown> {
  const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([key, field]) => {
    const arbitrary = isIdentity(key) ? identityOf(key) : fieldOf(field)
    return [key, arbitrary] as const
  })
  return fc.record(Object.fromEntries(fields))
}

function identityOf(key: string): fc.Arbitrary<unknown> {
  const plausible = key === 'language' ? 'en' : key === 'slug' ? 'engineer_lyon' : 'Ab3cD4e'
  return fc.oneof(
    { weight: 60, arbitrary: fc.constant(plausible) },
    { weight: 30, arbitrary: text },
    { weight: 1, arbitrary: fc.constant(key === 'name' || key === 'slug' ? long : plausible) },
  )
}

/** The examples of a field, a value of its type with hostile content, or a value of another type. */
function fieldOf(field: z.core.$ZodType): fc.Arbitrary<unknown> {
  const examples = z.globalRegistry.get(field)?.examples
  const known = Array.isArray(examples) ? [{ weight: 5, arbitrary: fc.constantFrom(...examples) }] : []
  return fc.oneof(...known, { weight: 5, arbitrary: typedOf(field) }, { weight: 1, arbitrary: wrongType })
}

function typedOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return typedOf(schema.unwrap())
  if (schema instanceof z.ZodObject) return objectOf(schema, () => false)
  if (schema instanceof z.ZodArray) return listOf(fieldOf(schema.element))
  if (schema instanceof z.ZodRecord) {
    const key = fc.constantFrom('fr', 'en', 'es', ...hostileLanguages)
    return fc.dictionary(key, fieldOf(schema.valueType), { maxKeys: 5, noNullPrototype: true })
  }
  if (schema instanceof z.ZodNumber)
    return fc.oneof(fc.constantFrom(...hostileNumbers), fc.integer(), fc.double())
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  return text
}

/** Short lists, with duplicates, and rarely one of 2,000 elements. */
function listOf(item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const some = fc.array(item, { maxLength: 3 })
  return fc.oneof(
    { weight: 400, arbitrary: some },
    { weight: 100, arbitrary: some.map((items) => [...items, ...items]) },
    {
      weight: 1,
      arbitrary: some.map((items) => Array.from({ length: 2_000 }, (_, index) => items[index % 3])),
    },
  )
}
