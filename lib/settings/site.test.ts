import { describe, expect, it } from 'vitest'
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
    expect(site.home.sections).toHaveLength(6)
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
      ['site.yaml:1: name.es: there is no such key', 'site.yaml:1: name: expected a text in en, fr'],
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
    ['logo: ../secret.svg\n', [expect.stringContaining('site.yaml:1: logo: expected the name of a file')]],
    ['icon: a.jpg\n', ['site.yaml:1: icon: expected an SVG or PNG file']],
    [
      'navigation:\n  - jobs\n  - { url: "javascript:alert(1)", label: A }\n  - { page: jobs }\n',
      [
        'site.yaml:3: navigation[1].url: expected a URL, or a path of this site such as /{locale}/about',
        expect.stringContaining('site.yaml:4: navigation[2].label: '),
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
