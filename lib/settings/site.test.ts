import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Document } from 'yaml'
import { readSite } from './site'
import { writeSiteFolder } from './testing/site-folder'

/** The lines of the error of a site.yaml, without the folder. */
function problemsOf(yaml: string): string[] {
  const folder = writeSiteFolder({}, { 'site.yaml': yaml })
  try {
    readSite(folder)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(`${folder}/`, '').split('\n') : []
  }
}

describe('site.yaml', () => {
  it.each(['', '# nothing yet\n', '---\n'])('%j has all defaults', (yaml) => {
    const site = readSite(writeSiteFolder({}, { 'site.yaml': yaml }))
    expect(site).toMatchObject({ pay_comparison: false, colors: {}, footer: { social: [] } })
    expect(site.home.sections).toBeUndefined()
  })

  it('has texts in one language or several', () => {
    const { name, tagline, logo } = readSite(
      writeSiteFolder({ name: 'Acme', tagline: { fr: 'Bonjour' }, logo: 'acme.svg' }),
    )
    expect(name).toEqual({ en: 'Acme', fr: 'Acme' })
    expect(tagline).toEqual({ en: 'Bonjour', fr: 'Bonjour' })
    expect(logo).toEqual({ light: 'acme.svg', dark: null })
  })

  it.each([
    ['nam: Acme\n', ['site.yaml:1: nam: there is no such key']],
    [
      '# A\n\nname: [1]\n',
      ['site.yaml:3: name: expected a text of 1 to 60 characters, or one for each of en, fr'],
    ],
    [
      'name: { es: Hola }\n',
      [
        'site.yaml:1: name.es: there is no such key, expected en, fr',
        'site.yaml:1: name: expected a text in en, fr',
      ],
    ],
    [
      'publisher:\n  name: Acme\n  postal_code: 7000\n',
      ['site.yaml:3: publisher.postal_code: expected a text: put the number in quotes'],
    ],
    ['name: Acme\nname: Bolt\n', ['site.yaml:2: Map keys must be unique']],
    ['name: "Acme\n', ['site.yaml:2: Missing closing "quote']],
    ['name: &a Acme\ntagline: *a\n', ['site.yaml: expected values without anchors and aliases (& and *)']],
    ['- name\n', ['site.yaml:1: Invalid input: expected object, received array']],
    [
      'colors:\n  accent: #0c5a49\n',
      [
        "site.yaml:2: colors.accent: expected a colour in quotes, such as '#0c5a49', or one each for light and dark",
      ],
    ],
    [
      'colors:\n  accent:\n    light: "#0c5a49"\n    dark: "#0c5a49"\n',
      [expect.stringMatching(/^site\.yaml:4: colors\.accent\.dark: the contrast of #0c5a49 on /)],
    ],
    ['employer: true\n', ['site.yaml:1: employer: expected the reference of an organization, or false']],
    ['logo: ../secret.svg\n', [expect.stringContaining('site.yaml:1: logo: expected the name of a file')]],
    ['icon: a.jpg\n', ['site.yaml:1: icon: expected an SVG or PNG file']],
    [
      'employer: false\nname: "a\\0b"\n',
      ['site.yaml:2: expected a text in UTF-8 without control characters'],
    ],
    ['name: a\ufffd\n', ['site.yaml:1: expected a text in UTF-8 without control characters']],
    [
      'navigation:\n  - jobs\n  - { url: "javascript:alert(1)", label: A }\n  - { page: jobs }\n',
      [
        'site.yaml:3: navigation[1].url: expected a URL, or a path of this site such as /{locale}/about',
        expect.stringContaining('site.yaml:4: navigation[2].label: '),
      ],
    ],
    [
      'navigation: [/imprint, { page: /privacy, label: A }, { page: no, label: A }]\n',
      [
        'site.yaml:1: navigation[0]: there is no page /imprint in pages/',
        'site.yaml:1: navigation[1].page: there is no page /privacy in pages/',
        expect.stringMatching(/^site\.yaml:1: navigation\[2\]\.page: expected one of .* such as \/imprint$/),
      ],
    ],
    [
      'home:\n  sections:\n    - lead\n    - jobs: 1\n',
      [
        'site.yaml:4: home.sections[1].jobs: there is no such key',
        expect.stringContaining('site.yaml:4: home.sections[1]: expected one key of list, lead'),
      ],
    ],
    [
      'security:\n  contact: [a@b.example]\n',
      [
        expect.stringContaining('site.yaml:1: security.expires: '),
        'site.yaml:2: security.contact[0]: expected mailto:security@example.com or an https URL',
      ],
    ],
    ['x'.repeat(500_001), ['site.yaml: expected at most 500000 characters']],
  ])('%j is an error with file, line and key', (yaml, problems) => expect(problemsOf(yaml)).toEqual(problems))

  it('is not read from a folder that is not there', () => {
    expect(() => readSite('no-such-folder')).toThrow('SITE_FOLDER: there is no folder no-such-folder')
  })
})

/** Every key once. */
const whole = {
  ...{
    name: { en: 'Acme', fr: 'Acmé' },
    tagline: 'Work',
    description: 'Jobs',
    logo: { light: 'a.svg', dark: 'b.svg' },
  },
  ...{ icon: 'icon.svg', colors: { accent: '#0c5a49', paper: { light: '#ffffff', dark: '#101614' } } },
  fonts: { story: '@fontsource-variable/newsreader' },
  navigation: ['jobs', { page: 'articles', label: 'News' }, { url: 'https://acme.example', label: 'Acme' }],
  footer: {
    columns: [{ title: 'Acme', links: ['companies'] }],
    social: ['https://www.linkedin.com/company/acme'],
  },
  notice: { text: 'Hello', link: '/{locale}/jobs' },
  home: {
    heading: 'Hello',
    intro: 'World',
    sections: ['lead', { list: 'jobs', title: 'Jobs' }, { category: 'A1' }],
  },
  verification: { google: 'a1', bing: 'b2', yandex: 'c3', pinterest: 'd4', facebook: 'e5' },
  security: {
    contact: ['mailto:security@acme.example'],
    expires: '2027-01-31',
    policy: 'https://acme.example/policy',
  },
  publisher: {
    name: 'Acme',
    legal_name: 'Acme SA',
    email: 'hello@acme.example',
    country: 'FR',
    city: 'Paris',
  },
  pay_comparison: true,
  alert_form: { url: 'https://lists.example.com', email: 'EMAIL', fields: { a: '{page}' } },
  crawlers: { training: 'deny', search: 'allow', fetch: 'allow' },
}

type Path = readonly (string | number)[]

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, item]) =>
    pathsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [path, ...inner]
}

/** The same settings in YAML, with another value at a path, or with a key beside it that there is not. */
function change(path: Path, value: unknown, isKeyAdded: boolean): string {
  const document = new Document(whole)
  if (isKeyAdded && typeof path.at(-1) === 'string') document.setIn([...path.slice(0, -1), 'colour'], value)
  else document.setIn(path, value)
  return document.toString()
}

const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    -1,
    2.5,
    true,
    [],
    [[]],
    {},
    { en: 1 },
    { es: 'Hola' },
    '../../etc/passwd',
  ),
  fc.constantFrom<unknown>('javascript:alert(1)', '#fff', 'x'.repeat(3_000), '\u0000', '2027-13-45', {
    url: '//a.b',
  }),
  fc.jsonValue({ maxDepth: 2 }),
)

it('with generated mistakes is refused with file and line, or read as a whole', () => {
  expect(problemsOf(new Document(whole).toString())).toEqual([])
  const paths = pathsIn(whole).filter((path) => path.length > 0)
  let refused = 0
  fc.assert(
    fc.property(fc.constantFrom(...paths), wrong, fc.boolean(), (path, value, isKeyAdded) => {
      const problems = problemsOf(change(path, value, isKeyAdded))
      if (problems.length > 0) refused += 1
      for (const problem of problems) expect(problem).toMatch(/^site\.yaml:\d+: \S/)
    }),
    { numRuns: 200 },
  )
  expect(refused).toBeGreaterThan(120)
})
