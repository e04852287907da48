import { normalizeText } from '@vitrine/api-contract/normalize-text'

/** What a text in the field of a town says, where it is no town. */
type PlaceKind = 'remote' | 'partial' | 'region' | 'none'

const texts: Record<PlaceKind, readonly string[]> = {
  /** All work can be done from elsewhere. */
  remote: [
    ...['remote', 'remotely', 'full remote', 'fully remote', 'remote full', '100 remote', '100% remote'],
    ...[
      'remote 100',
      'remote 100%',
      'remote only',
      'remote first',
      'remote work',
      'remote job',
      'all remote',
    ],
    ...['work from home', 'working from home', 'wfh', 'home based', 'homebased', 'home office', 'homeoffice'],
    ...[
      'anywhere',
      'work from anywhere',
      'worldwide',
      'remote worldwide',
      'anywhere in the world',
      'virtual',
    ],
    ...['telecommute', 'telecommuting', 'telework', 'teleworking', 'distributed', 'location independent'],
    ...['télétravail', 'télétravail total', 'télétravail complet', 'télétravail à 100', '100 télétravail'],
    ...[
      '100% télétravail',
      'full télétravail',
      'à distance',
      'en télétravail',
      'distanciel',
      'en distanciel',
    ],
    ...[
      'travail à domicile',
      'à domicile',
      'partout',
      'partout dans le monde',
      'monde entier',
      'mobiles Arbeiten',
    ],
    ...['von zuhause', 'von zu Hause', 'ortsunabhängig', 'standortunabhängig', 'Telearbeit', 'weltweit'],
    ...['vollständig remote', '100 Homeoffice', '100% Homeoffice', 'teletrabajo', 'remoto', 'en remoto'],
    ...['trabajo remoto', '100 remoto', '100% remoto', 'a distancia', 'desde casa', 'trabalho remoto'],
    ...['teletrabalho', 'da remoto', 'lavoro da remoto', 'full remoto', 'telelavoro', 'da casa', 'thuiswerk'],
    ...[
      'thuiswerken',
      'op afstand',
      'vanuit huis',
      'práce z domova',
      'práca z domu',
      'na dálku',
      'na diaľku',
    ],
    ...['zdalnie', 'zdalna', 'praca zdalna', 'distans', 'på distans', 'distansarbete', 'fjernarbejde'],
    ...['hjemmefra', 'hjemmekontor', 'fjernarbeid', 'etätyö', 'la distanță', 'de la distanță', 'távmunka'],
    ...['τηλεργασία', 'εξ αποστάσεως', 'uzaktan', 'uzaktan çalışma', 'evden', 'удаленно', 'удалённо'],
    ...['удаленная работа', 'удалённая работа', 'віддалено', 'віддалена робота', 'дистанційно', 'リモート'],
    ...[
      'リモートワーク',
      'フルリモート',
      '在宅',
      '在宅勤務',
      'テレワーク',
      '远程',
      '远程办公',
      '居家办公',
      '遠端',
    ],
    ...['재택', '재택근무', '원격', '원격근무', 'عن بعد', 'العمل عن بعد', 'מרחוק', 'עבודה מרחוק'],
    ...[
      'trabajo a distancia',
      'trabajo desde casa',
      'trabajo en casa',
      'trabalho à distância',
      'à distância',
    ],
    ...[
      'trabalho em casa',
      'em casa',
      'travail à distance',
      '100% à distance',
      'lavoro da casa',
      'lavoro a distanza',
    ],
    ...[
      'a distanza',
      'Arbeiten von zu Hause',
      'rein remote',
      'komplett remote',
      'praca z domu',
      'w pełni zdalnie',
    ],
    ...['práce na dálku', 'arbeta hemifrån', 'hemifrån', 'etänä', 'otthoni munkavégzés', 'muncă la distanță'],
    ...['de acasă', 'từ xa', 'làm việc từ xa', 'làm việc tại nhà', 'kerja jarak jauh', 'kerja dari rumah'],
    ...['evden çalışma', 'εργασία από το σπίτι', 'работа из дома', 'дистанционно', 'дистанционная работа'],
    ...['дистанційна робота', 'робота з дому', 'от разстояние', 'rad od kuće', 'na daljavo', 'घर से काम'],
    ...[
      '完全リモート',
      '全国どこでも',
      'どこでも',
      'im Homeoffice',
      'Arbeit im Homeoffice',
      'Arbeiten im Homeoffice',
      'на дому',
      '完全リモートワーク',
      'フルリモートワーク',
      'フルリモート勤務',
      'リモート勤務',
      '完全在宅',
    ],
    ...[
      '完全在宅勤務',
      '在家办公',
      '在家工作',
      '在家上班',
      '远程工作',
      '全远程',
      '遠距',
      '遠距工作',
      '遠端工作',
    ],
    ...['완전 재택', '전면 재택근무', 'العمل من المنزل', 'من المنزل', 'עבודה מהבית', 'מהבית', 'ทำงานที่บ้าน'],
  ],
  /** A part of the work. */
  partial: [
    ...[
      'hybrid',
      'hybride',
      'híbrido',
      'ibrido',
      'hybridní',
      'hybridný',
      'hybrydowo',
      'hybrydowa',
      'hybridi',
    ],
    ...[
      'hybrid remote',
      'hybrid working',
      'remote hybrid',
      'hybrid work',
      'partly remote',
      'partially remote',
      'partial remote',
    ],
    ...[
      'télétravail partiel',
      'remote partiel',
      'teilweise remote',
      'teilweise Homeoffice',
      'hybrides Arbeiten',
    ],
    ...['télétravail possible', 'remote possible', 'remote option', 'remote optional', 'remote friendly'],
    ...['Home Office möglich', 'Homeoffice Möglichkeit', 'mit Homeoffice', 'mit Home Office'],
    ...['Homeoffice möglich', 'remote möglich', 'teletrabajo posible', 'thuiswerken mogelijk', 'リモート可'],
    ...[
      '在宅勤務可',
      '재택 가능',
      'semi remote',
      'semi-présentiel',
      'híbrida',
      'smart working',
      'ハイブリッド',
      '混合办公',
      'гибрид',
    ],
  ],
  region: [
    ...['EMEA', 'APAC', 'LATAM', 'AMER', 'Americas', 'DACH', 'Benelux', 'Nordics', 'Europe', 'Europa', 'EU'],
    ...[
      'UE',
      'EEA',
      'European Union',
      'Union européenne',
      'Asia',
      'Asie',
      'Africa',
      'Afrique',
      'North America',
    ],
    ...[
      'South America',
      'Latin America',
      'Amérique du Nord',
      'MENA',
      'CEE',
      'UKI',
      'global',
      'international',
    ],
    ...['NRW', 'IDF', 'PACA', 'ANZ', 'ASEAN', 'GCC', 'MEA', 'NAMER', 'NORAM', 'ROW', 'SEA'],
    ...['world', 'CEST', 'CET', 'EST', 'PST', 'GMT', 'UTC', 'UK Ireland'],
  ],
  none: [
    ...[
      'various locations',
      'various',
      'various cities',
      'multiple locations',
      'multiple',
      'multiple cities',
    ],
    ...['several locations', 'different locations', 'all locations', 'any location', 'no location'],
    ...[
      'no fixed location',
      'flexible location',
      'location flexible',
      'n/a',
      'na',
      'tbd',
      'tba',
      'tbc',
      'none',
    ],
    ...[
      'null',
      'undefined',
      'unknown',
      'to be defined',
      'to be determined',
      'to be confirmed',
      'not specified',
    ],
    ...[
      'unspecified',
      'other',
      'nationwide',
      'countrywide',
      'field based',
      'plusieurs lieux',
      'divers lieux',
    ],
    ...['plusieurs sites', 'multi-sites', 'multisites', 'lieux multiples', 'non précisé', 'non spécifié'],
    ...['à définir', 'à déterminer', 'à préciser', 'France entière', 'toute la France', 'partout en France'],
    ...['bundesweit', 'deutschlandweit', 'österreichweit', 'schweizweit', 'europaweit', 'landesweit'],
    ...['verschiedene Standorte', 'mehrere Standorte', 'diverse Standorte', 'nach Absprache', 'k. A.'],
    ...['varias ubicaciones', 'varios lugares', 'varias localidades', 'por determinar', 'por definir'],
    ...['a convenir', 'toda España', 'vários locais', 'a definir', 'varie sedi', 'più sedi', 'da definire'],
    ...[
      'tutta Italia',
      'diverse locaties',
      'meerdere locaties',
      'landelijk',
      'cała Polska',
      'různé lokality',
    ],
    ...['celá ČR', 'rôzne lokality', 'flera orter', 'hela Sverige', 'hele landet', 'useita paikkakuntia'],
    ...['on-site', 'onsite', 'in office', 'sur site', 'présentiel', 'en présentiel', 'vor Ort', 'presencial'],
    ...['全国', '複数拠点', '多地', '전국'],
  ],
}

const kinds: ReadonlyMap<string, PlaceKind> = new Map(
  (Object.keys(texts) as PlaceKind[]).flatMap((kind) =>
    texts[kind].map((text) => [toPlaceKey(text), kind] as const),
  ),
)

/** How much of the work is remote, or is not: `2 days in London`, `bis zu 60 % Homeoffice`, `híbrido 2 días`. */
const share =
  /^(\D*?)\s*\b(?!100\s?%)\d{1,2}\s?(?:%|(?:days?|dage[nr]?|dagar|dias?|dni|dny|giorn[io]|jours?|j|tag|tagen?|일|日|天)(?!\p{L}))/u
const beforeShare = new Set(['', 'bis zu', 'fino a', 'hasta', 'jusqu a', 'max', 'up to'])

/** Null for a text that can be a town. A text without letters and digits is none. */
export function placeKindOf(text: string): PlaceKind | null {
  const key = toPlaceKey(text)
  const kind = key === '' ? 'none' : kinds.get(key)
  if (kind !== undefined) return kind
  const before = share.exec(normalizeText(text))?.[1]
  if (before === undefined) return null
  const said = kinds.get(toPlaceKey(before))
  return said === 'remote' || said === 'partial' || beforeShare.has(toPlaceKey(before)) ? 'partial' : null
}

/** Words without case, accents and punctuation, joined by one space each, but Korean ones, which are written with and without one. */
function toPlaceKey(text: string): string {
  return normalizeText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{Script=Hangul}) (?=\p{Script=Hangul})/gu, '')
    .trim()
}
