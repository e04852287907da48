import { expect, it } from 'vitest'
import { readPlace } from './place-text'

it.each<[string, string | null, string | null, string | null]>([
  ['Remote', null, null, 'fulltime'],
  ['REMOTE', null, null, 'fulltime'],
  ['Remote, EMEA', null, null, 'fulltime'],
  ['Remote - Europe', null, null, 'fulltime'],
  ['Full remote - Europe', null, null, 'fulltime'],
  ['100% remote', null, null, 'fulltime'],
  ['Anywhere', null, null, 'fulltime'],
  ['Worldwide', null, null, 'fulltime'],
  ['Home office', null, null, 'fulltime'],
  ['Home-Office', null, null, 'fulltime'],
  ['Homeoffice, Deutschland', null, 'DE', 'fulltime'],
  ['Remote (France)', null, 'FR', 'fulltime'],
  ['Remote Germany', null, 'DE', 'fulltime'],
  ['Remote in Germany', null, 'DE', 'fulltime'],
  ['Germany - Remote', null, 'DE', 'fulltime'],
  ['Remote-EMEA', null, null, 'fulltime'],
  ['US Remote', null, 'US', 'fulltime'],
  ['UK (Remote)', null, 'GB', 'fulltime'],
  ['Remote, France or Spain', 'France or Spain', null, 'partial'],
  ['Remote: France, Spain', null, null, 'fulltime'],
  ['Remote, CA', null, null, 'fulltime'],
  ['Remote-FR', null, null, 'fulltime'],
  ['USA (Remote)', null, 'US', 'fulltime'],
  ['Télétravail', null, null, 'fulltime'],
  ['Full télétravail', null, null, 'fulltime'],
  ['Teletrabajo', null, null, 'fulltime'],
  ['Remoto, España', null, 'ES', 'fulltime'],
  ['リモートワーク', null, null, 'fulltime'],
  ['Удаленно', null, null, 'fulltime'],
  ['عن بعد', null, null, 'fulltime'],
  ['Hybrid', null, null, 'partial'],
  ['Hybride - Lyon', 'Lyon', null, 'partial'],
  ['London, UK (Remote)', 'London', 'GB', 'partial'],
  ['Berlin / Remote', 'Berlin', null, 'partial'],
  ['Remote | Paris', 'Paris', null, 'partial'],
  ['Various locations', null, null, null],
  ['Multiple locations, France', null, 'FR', null],
  ['EMEA', null, null, null],
  ['N/A', null, null, null],
  ['-', null, null, null],
  ['—', null, null, null],
  ['TBD', null, null, null],
  ['Bundesweit', null, null, null],
  ['Deutschlandweit (Homeoffice)', null, null, 'fulltime'],
  ['France entière', null, null, null],
  ['Plusieurs lieux', null, null, null],
])('%j is the town %j in %j, remote %j', (text, town, countryCode, remote) =>
  expect(readPlace(text)).toEqual({ town, countryCode, remote }),
)

it.each([
  ...['Lyon', 'Saint-Étienne', 'Remoteville', 'Anywhere Lane', 'Remote Valley', 'Frankfurt (Oder)', '東京'],
  ...[
    'Villefranche-sur-Saône',
    'Washington, D.C.',
    'Paris, France',
    'New York / London',
    'Hybridon',
    'Nancy',
  ],
  ...['Home Hill', 'Luxembourg', 'Singapore', 'Na Logu', 'Global Village', 'Europe Street', 'Other Town'],
])('%j stays a town', (text) =>
  expect(readPlace(text)).toEqual({ town: text, countryCode: null, remote: null }),
)

it('is nothing without a text', () =>
  expect(readPlace(null)).toEqual({ town: null, countryCode: null, remote: null }))
