import type { JobRecord } from './record'
import { siteReference } from './sites'

/** 31 letters, and a logo in a format that social networks do not show. */
export const longCompany = {
  reference: 'Schie31',
  name: 'Nordlandschienenverkehrsbetrieb',
  slug: 'nordlandschienenverkehrsbetrieb',
  logo: '/media/logo-nordland.svg',
  default_language: 'de',
  sectors: ['eisenbahnfahrzeuginstandhaltung'],
  revenue: 'Einhundertfünfundzwanzigtausend',
  descriptions: {
    de: 'Schreiben Sie an personalabteilung-ausbildung@nordlandschienenverkehrsbetrieb.example.',
  },
  websites: [{ site: siteReference, url: 'https://board.example/companies/nordlandschienenverkehrsbetrieb' }],
  departments: [{ id: 201, name: 'Schienenfahrzeuginstandhaltungsabteilung' }],
  offices: [
    {
      ...{ id: 211, name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch', is_headquarter: true },
      ...{ city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch', country_code: 'GB' },
    },
  ],
}

/** 80 letters without a space. */
export const longAuthor = {
  key: 'long-name',
  name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse',
  headline: 'Ressortleiterin Schienenpersonennahverkehrsberichterstattung',
  website: 'https://wolfeschlegelsteinhausenbergerdorff.example',
} as const

export const longJob: JobRecord = {
  organization: longCompany.slug,
  slug: 'schienenfahrzeuginstandhaltungsfachkraft',
  reference: 'NLS_l0nGn4',
  name: 'Schienenfahrzeuginstandhaltungsfachkraft',
  status: 'published',
  language: 'de',
  published_at: '2026-09-02T09:00:00+02:00',
  description:
    '<p>Siehe https://karriere.nordlandschienenverkehrsbetrieb.example/instandhaltung/fachkraft</p>',
  apply_url: 'https://karriere.nordlandschienenverkehrsbetrieb.example/bewerben',
  contract_type: 'FULL_TIME',
  department: 201,
  offices: [211],
}

/** From right to left. */
export const hebrewJob: JobRecord = {
  organization: longCompany.slug,
  slug: 'train-mechanic_haifa',
  reference: 'NLS_h3Br3w',
  name: 'מכונאי רכבות (C++)',
  status: 'published',
  language: 'he',
  published_at: '2026-09-01T09:00:00+02:00',
  description: '<p>אתם מתקנים רכבות בלילה.</p><ul><li>בלמים</li><li>דלתות</li></ul>',
  apply_url: 'https://karriere.nordlandschienenverkehrsbetrieb.example/mechanic',
  contract_type: 'FULL_TIME',
  offices: [211],
}
