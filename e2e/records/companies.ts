import { longCompany } from './long-names'
import { careersReference, siteReference } from './sites'

const onBoard = (slug: string) => ({ site: siteReference, url: `https://board.example/companies/${slug}` })

/** Every field is set. Its jobs and articles are those of most tests. */
const harbourWorks = {
  reference: 'HarbW01',
  name: 'Harbour Works',
  slug: 'harbour-works',
  description:
    'Harbour Works décharge des navires à Dunkerque depuis 1987. **5 400 personnes** y travaillent.',
  logo: '/media/logo-harbour-works.webp',
  media_website_url: 'https://www.harbour-works.example',
  media_twitter: 'harbourworks',
  media_facebook: 'harbour.works',
  media_linkedin: '904417',
  media_youtube: 'user/harbourworks',
  sectors: ['rail-freight', 'logistics-1'],
  default_language: 'fr',
  nb_employees: 5400,
  average_age: 42,
  turnover: 5,
  creation_year: 1987,
  parity_men: 81,
  parity_women: 19,
  revenue: '1,1 Md€',
  covers: { fr: '/media/night.webp', en: '/media/night.webp', de: '/media/night.webp' },
  descriptions: {
    fr: 'Harbour Works décharge des navires à Dunkerque depuis 1987. **5 400 personnes** y travaillent, de jour et de nuit.\n\n- **Conduite** des grues\n- **Maintenance** des quais',
    en: 'Harbour Works has unloaded ships in Dunkirk since 1987. **5,400 people** work there, by day and by night.\n\n- **Driving** the cranes\n- **Maintaining** the quays',
    de: 'Harbour Works entlädt seit 1987 Schiffe in Dünkirchen. **5.400 Menschen** arbeiten dort, bei Tag und bei Nacht.\n\n- Krane **fahren**\n- Kais **warten**',
  },
  looking_fors: {
    fr: 'Nous cherchons **480 personnes** pour 2027. Aucune expérience du port n’est demandée.',
  },
  good_to_knows: {
    fr: '- Deux week-ends de repos sur cinq\n- **Visite de nuit** avant signature',
    en: '- Two weekends off in five\n- **One night on the quay** before you sign',
  },
  websites: [
    { ...onBoard('harbour-works'), cover: '/media/night.webp' },
    { site: careersReference, url: 'https://careers.harbour-works.example' },
  ],
  departments: [
    { id: 81, name: 'Cranes' },
    { id: 82, name: 'Maintenance' },
    { id: 84, name: 'Systems' },
  ],
  offices: [
    {
      ...{ id: 171, name: 'Head office', address: '64 boulevard de Turin', zip_code: '59777' },
      ...{ district: 'Euralille', city: 'Lille', country_code: 'FR', is_headquarter: true },
    },
    {
      ...{ id: 172, name: 'East quay', address: 'Route du Quai', zip_code: '59140' },
      ...{ city: 'Dunkerque', country_code: 'FR' },
    },
    // The real service sends such cities: docs/read-api-behaviour.md.
    { id: 173, name: 'Le Havre depot', zip_code: '76600', city: 'Le Havre ', country_code: 'FR' },
    { id: 174, name: 'Antwerp', zip_code: '2030', district: 'Luchtbal', city: 'Antwerp', country_code: 'BE' },
  ],
  images: [
    { name: 'Quay at dawn', description: 'A ship before it is unloaded', file: '/media/harbour-1.webp' },
    { name: 'Workshop', description: 'A gearbox of a crane', file: '/media/harbour-2.webp' },
    { name: 'Cabin', description: 'A driver in training', file: '/media/harbour-3.webp' },
  ],
  videos: [
    {
      ...{ reference: 'a-night-on-the-quay', source: 'vimeo', external_reference: '76979871' },
      ...{
        name: 'A night on the quay',
        description: 'Nine hours with one team',
        image: '/media/harbour-1.webp',
      },
    },
    {
      ...{ reference: 'learning-to-drive', source: 'youtube', external_reference: 'aqz-KE-bpKQ' },
      ...{ name: 'Learning to drive', description: 'Three trainees', image: '/media/harbour-3.webp' },
    },
  ],
  created_at: '2023-05-02T09:00:00+02:00',
  updated_at: '2026-11-13T16:27:00+01:00',
}

const windGrids = {
  reference: 'WindG03',
  name: 'Wind Grids',
  slug: 'wind-grids',
  description: 'Wind Grids conduit des réseaux électriques, de jour et de nuit.',
  logo: '/media/logo-wind-grids.webp',
  sectors: ['power-grids', 'public-utilities'],
  default_language: 'fr',
  nb_employees: 640,
  creation_year: 2011,
  covers: { fr: '/media/night.webp' },
  descriptions: {
    fr: 'Wind Grids conduit des réseaux électriques, de jour et de nuit.',
    en: 'Wind Grids operates electricity grids, by day and by night.',
  },
  websites: [onBoard('wind-grids')],
  departments: [{ id: 91, name: 'Control room' }],
  offices: [
    {
      id: 181,
      name: 'Control room',
      zip_code: '69100',
      city: 'Villeurbanne',
      country_code: 'FR',
      is_headquarter: true,
    },
    { id: 182, name: 'Training yard', zip_code: '38000', city: 'Grenoble', country_code: 'FR' },
  ],
  images: [{ name: 'Training yard', file: '/media/grid-1.webp' }],
}

/** Has subsidiaries, one of which is not on the site, and texts in three languages. */
const windPower = {
  reference: 'WindP02',
  name: 'Wind Power',
  slug: 'wind-power',
  description: 'Wind Power construit et exploite des parcs éoliens et solaires depuis 1998.',
  logo: '/media/logo-wind-power.webp',
  media_website_url: 'https://www.wind-power.example',
  media_twitter: 'windpower',
  media_youtube: 'channel/UC7sLv0nWq2RkPz9aYtE4mXg',
  sectors: ['renewable-energy', 'engineering-1'],
  default_language: 'fr',
  nb_employees: 1240,
  average_age: 39,
  turnover: 9,
  creation_year: 1998,
  parity_men: 61,
  parity_women: 39,
  revenue: '412 M€ (2025)',
  subsidiaries: [
    { reference: windGrids.reference, name: windGrids.name, slug: windGrids.slug },
    { reference: 'WindS99', name: 'Wind Storage', slug: 'wind-storage' },
  ],
  covers: { fr: '/media/wind-1.webp', en: '/media/wind-1.webp' },
  descriptions: {
    fr: 'Wind Power construit et exploite des parcs éoliens et solaires depuis 1998.',
    en: 'Wind Power has built and operated wind and solar farms since 1998.',
  },
  looking_fors: {
    fr: 'Des techniciens qui montent et des ingénieurs qui mesurent.',
    en: 'Technicians and engineers.',
  },
  good_to_knows: { fr: '- Cantine', es: '- Comedor' },
  websites: [{ ...onBoard('wind-power'), cover: '/media/wind-1.webp' }],
  departments: [
    { id: 11, name: 'Ingénierie' },
    { id: 12, name: 'Exploitation' },
  ],
  offices: [
    {
      ...{ id: 101, name: 'Siège', address: '14 rue Denuzière', zip_code: '69002', district: 'Confluence' },
      ...{ city: 'Lyon', country_code: 'FR', is_headquarter: true },
    },
    { id: 102, name: 'Agence', zip_code: '13002', city: 'Marseille', country_code: 'FR' },
    { id: 103, name: 'Oficina', zip_code: '48009', city: 'Bilbao', country_code: 'ES' },
  ],
  images: [
    {
      name: 'Nacelle',
      description: 'Deux techniciens ouvrent le capot d’une nacelle',
      file: '/media/wind-1.webp',
    },
    { name: 'Control room', description: 'La salle de conduite', file: '/media/wind-2.webp' },
    { name: 'Solar farm', description: 'Moutons sous les panneaux', file: '/media/wind-3.webp' },
  ],
  videos: [
    {
      ...{ reference: 'a-day-in-the-nacelle', source: 'youtube', external_reference: 'aqz-KE-bpKQ' },
      ...{ name: 'Une journée en nacelle', image: '/media/wind-1.webp' },
    },
  ],
  created_at: '2023-02-14T10:12:00+01:00',
  updated_at: '2026-10-29T15:40:00+01:00',
}

/** Has jobs in English, French and German. */
const clinicSoftware = {
  reference: 'ClinS04',
  name: 'Clinic Software',
  slug: 'clinic-software',
  description: 'Clinic Software makes software for hospitals.',
  logo: '/media/logo-clinic-software.webp',
  sectors: ['health-software', 'hospital-services-3'],
  default_language: 'en',
  nb_employees: 140,
  creation_year: 2016,
  covers: { en: '/media/night.webp' },
  descriptions: {
    en: 'Clinic Software makes software for hospitals.',
    fr: 'Clinic Software développe des logiciels pour les hôpitaux.',
    de: 'Clinic Software entwickelt Software für Krankenhäuser.',
  },
  websites: [onBoard('clinic-software')],
  departments: [{ id: 52, name: 'Engineering' }],
  offices: [
    { id: 141, name: 'Paris', zip_code: '75011', city: 'Paris', country_code: 'FR', is_headquarter: true },
    { id: 142, name: 'Berlin', zip_code: '10997', city: 'Berlin', country_code: 'DE' },
  ],
}

const cityBikes = {
  reference: 'CityB05',
  name: 'City Bikes',
  slug: 'city-bikes',
  description: 'City Bikes repairs cargo bikes in three cities.',
  logo: '/media/logo-city-bikes.webp',
  sectors: ['urban-mobility', 'shared-vehicles-2'],
  default_language: 'en',
  nb_employees: 310,
  covers: { en: '/media/night.webp' },
  descriptions: {
    en: 'City Bikes repairs cargo bikes in three cities.',
    fr: 'City Bikes répare des vélos cargos dans trois villes.',
  },
  websites: [onBoard('city-bikes')],
  offices: [
    { id: 121, name: 'Nantes', zip_code: '44000', city: 'Nantes', country_code: 'FR', is_headquarter: true },
    { id: 122, name: 'Ghent', zip_code: '9000', city: 'Ghent', country_code: 'BE' },
    { id: 123, name: 'Bristol', zip_code: 'BS2 0XJ', city: 'Bristol', country_code: 'GB' },
  ],
}

const leatherHouse = {
  reference: 'Leath07',
  name: 'Leather House',
  slug: 'leather-house',
  description: 'Leather House répare des sacs à Paris, à Cholet et à Tokyo.',
  logo: '/media/logo-leather-house.webp',
  sectors: ['leather-goods', 'e-commerce-1'],
  default_language: 'fr',
  nb_employees: 2150,
  covers: { fr: '/media/night.webp' },
  descriptions: {
    fr: 'Leather House répare des sacs à Paris, à Cholet et à Tokyo.',
    en: 'Leather House repairs bags in Paris, Cholet and Tokyo.',
  },
  websites: [onBoard('leather-house')],
  offices: [
    { id: 131, name: 'Paris', zip_code: '75008', city: 'Paris', country_code: 'FR', is_headquarter: true },
    { id: 132, name: 'Cholet', zip_code: '49300', city: 'Cholet', country_code: 'FR' },
    { id: 133, name: 'Tokyo', zip_code: '107-0062', city: 'Tokyo', country_code: 'JP' },
  ],
  images: [{ name: 'Bench', file: '/media/bag-1.webp' }],
}

const townHall = {
  reference: 'TownH06',
  name: 'Town Hall Online',
  slug: 'town-hall-online',
  description: 'Town Hall Online builds websites for municipalities.',
  sectors: ['public-services', 'non-profit-2'],
  default_language: 'fr',
  nb_employees: 60,
  descriptions: {
    fr: 'Town Hall Online construit les sites de communes.',
    en: 'Town Hall Online builds websites for municipalities.',
  },
  websites: [onBoard('town-hall-online')],
  offices: [
    { id: 151, name: 'Rennes', zip_code: '35000', city: 'Rennes', country_code: 'FR', is_headquarter: true },
    { id: 152, name: 'Bruxelles', zip_code: '1000', city: 'Brussels', country_code: 'BE' },
  ],
}

/** Has texts in French only, and neither jobs nor articles. */
const frenchOnly = {
  reference: 'FrOnl08',
  name: 'Atelier Français',
  slug: 'atelier-francais',
  description: 'Une coopérative d’architecture, installée à Caen depuis 2008.',
  logo: '/media/logo-atelier-francais.webp',
  media_instagram: 'atelier_francais',
  sectors: ['architecture', 'cooperatives'],
  default_language: 'fr',
  nb_employees: 12,
  covers: { fr: '/media/night.webp' },
  descriptions: { fr: 'Une coopérative d’architecture, installée à Caen depuis 2008.' },
  websites: [onBoard('atelier-francais')],
  offices: [
    { id: 191, name: 'Atelier', zip_code: '14000', city: 'Caen', country_code: 'FR', is_headquarter: true },
  ],
}

/** Has a name and one job, and no other field. */
const bareCompany = {
  reference: 'BareC_9',
  name: 'Bare Company',
  slug: 'bare-company',
  default_language: 'en',
  websites: [onBoard('bare-company')],
}

export const companies = {
  ...{ harbourWorks, windPower, windGrids, clinicSoftware, cityBikes, leatherHouse, townHall },
  ...{ frenchOnly, bareCompany, longCompany },
} as const
