import { expect, it } from 'vitest'
import { isNoPlace, readPlace } from './place-text'

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
  ['Remote, France or Spain', null, null, 'fulltime'],
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
  ['NYC / Remote', 'NYC', null, 'partial'],
  ['Remote, LON', 'LON', null, 'partial'],
  ['NYC, LON, Remote', 'NYC, LON', null, 'partial'],
  ['Remote - SF', 'SF', null, 'partial'],
  ['Remote NYC', 'NYC', null, 'partial'],
  ['BER (remote)', 'BER', null, 'partial'],
  ['DC / Remote', 'DC', null, 'partial'],
  ['Remote, NY', null, null, 'fulltime'],
  ['Remote (QLD)', null, null, 'fulltime'],
  ['Remote, NRW', null, null, 'fulltime'],
  ['Berlin or remote', 'Berlin', null, 'partial'],
  ['Remote oder Berlin', 'Berlin', null, 'partial'],
  ['Paris ou télétravail', 'Paris', null, 'partial'],
  ['Madrid o remoto', 'Madrid', null, 'partial'],
  ['Amsterdam of remote', 'Amsterdam', null, 'partial'],
  ['Isle of Wight, Remote', 'Isle of Wight', null, 'partial'],
  ['Trabajo a distancia', null, null, 'fulltime'],
  ['Trabajo desde casa', null, null, 'fulltime'],
  ['完全リモート', null, null, 'fulltime'],
  ['フルリモート（日本国内）', null, 'JP', 'fulltime'],
  ['東京・リモート', '東京', null, 'partial'],
  ['在家办公', null, null, 'fulltime'],
  ['재택 근무', null, null, 'fulltime'],
  ['원격 근무', null, null, 'fulltime'],
  ['서울 / 재택 근무', '서울', null, 'partial'],
  ['Làm việc từ xa', null, null, 'fulltime'],
  ['Remote (m/f/d)', null, null, 'fulltime'],
  ['Homeoffice m/w/d', null, null, 'fulltime'],
  ['Remote (UTC-3 to UTC+3)', null, null, 'fulltime'],
  ['Remote (CET +/- 2h)', null, null, 'fulltime'],
  ['Fully remote within the EU', null, null, 'fulltime'],
  ['Remote within the US', null, 'US', 'fulltime'],
  ['Work from home in Germany', null, 'DE', 'fulltime'],
  ['Home Office Deutschland', null, 'DE', 'fulltime'],
  ['Télétravail possible', null, null, 'partial'],
  ['Lyon, Remote (EU)', 'Lyon', null, 'partial'],
  ['Удаленно (Россия)', null, 'RU', 'fulltime'],
  ['Дистанційно (Україна)', null, 'UA', 'fulltime'],
  ['Suomi (etätyö)', null, 'FI', 'fulltime'],
  ['Deutschland', null, 'DE', null],
  ['France', null, 'FR', null],
  ['Germany', null, 'DE', null],
  ['日本', null, 'JP', null],
  ['USA', null, 'US', null],
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
  ...['LA', 'Au', 'Georgia', 'México', 'Monaco', 'Trinidad and Tobago Street', 'Stratford-upon-Avon'],
  ...['Home Hill', 'Luxembourg', 'Singapore', 'Na Logu', 'Global Village', 'Europe Street', 'Other Town'],
])('%j stays a town', (text) =>
  expect(readPlace(text)).toEqual({ town: text, countryCode: null, remote: null }),
)

it('is nothing without a text', () =>
  expect(readPlace(null)).toEqual({ town: null, countryCode: null, remote: null }))

it('takes a name of another country than that of the office for a town', () => {
  expect(readPlace('Lebanon', 'US').town).toBe('Lebanon')
  expect(readPlace('Lebanon', 'LB').town).toBeNull()
})

it.each(['France', 'Germany', 'EMEA'])('%j can be the name of an office', (name) =>
  expect(isNoPlace(name)).toBe(false),
)

it.each(['Remote', 'Remote (France)', 'N/A'])('%j is no name of an office', (name) =>
  expect(isNoPlace(name)).toBe(true),
)
