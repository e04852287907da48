import { companies } from './companies'
import type { JobRecord } from './record'

const { harbourWorks, windPower, windGrids, clinicSoftware, cityBikes, leatherHouse, townHall } = companies

const places = [
  { company: windPower, office: 101, city: 'lyon' },
  { company: windPower, office: 102, city: 'marseille' },
  { company: windGrids, office: 181, city: 'villeurbanne' },
  { company: windGrids, office: 182, city: 'grenoble' },
  { company: harbourWorks, office: 173, city: 'le-havre' },
  { company: harbourWorks, office: 172, city: 'dunkerque' },
  { company: clinicSoftware, office: 141, city: 'paris' },
  { company: leatherHouse, office: 131, city: 'paris' },
  { company: townHall, office: 151, city: 'rennes' },
  { company: townHall, office: 152, city: 'brussels' },
  { company: cityBikes, office: 121, city: 'nantes' },
  { company: windPower, office: 101, city: 'lyon' },
]

const titles = [
  { language: 'fr', name: 'Technicien de maintenance', slug: 'technicien-de-maintenance' },
  { language: 'fr', name: 'Chargé de développement', slug: 'charge-de-developpement' },
  { language: 'en', name: 'Maintenance technician', slug: 'maintenance-technician' },
  { language: 'en', name: 'Software engineer', slug: 'software-engineer' },
]

const contracts = [
  'FULL_TIME',
  'FULL_TIME',
  'TEMPORARY',
  'INTERNSHIP',
  'APPRENTICESHIP',
  'FULL_TIME',
  'PART_TIME',
]
const remotes = ['no', 'partial', 'punctual', 'fulltime', 'partial', 'unknown', 'no']
const experiences = ['LESS_THAN_6_MONTHS', '1_TO_2_YEARS', '3_TO_4_YEARS', '5_TO_7_YEARS', '7_TO_10_YEARS']

/** Jobs that fill the board to three numbered pages, with every facet in several combinations. */
export const fillerJobs: readonly JobRecord[] = places.flatMap(({ company, office, city }, place) =>
  titles.map(({ language, name, slug }, title): JobRecord => {
    const number = place * titles.length + title
    const day = new Date(Date.UTC(2026, 3, 1 + number * 3, 8)).toISOString()
    const contract = contracts[number % contracts.length] ?? 'FULL_TIME'
    const min = 26_000 + (number % 9) * 3_000
    return {
      organization: company.slug,
      slug: `${slug}-${number}_${city}`,
      reference: `FIL_${String(number).padStart(3, '0')}aB`,
      name: `${name} ${number}`,
      status: 'published',
      language,
      published_at: day,
      description: `<p>${language === 'fr' ? 'Une offre du tableau' : 'A job of the board'}, number ${number}.</p>`,
      apply_url: `https://apply.example/${number}`,
      contract_type: contract,
      ...(contract === 'TEMPORARY' && { contract_duration_min: 6, contract_duration_max: 12 }),
      experience_level: experiences[number % experiences.length],
      education_level: number % 2 === 0 ? 'BAC_5' : 'BAC_2',
      remote: remotes[number % remotes.length] ?? 'no',
      offices: [office],
      ...(number % 3 !== 2 && {
        salary: { min, max: min + 8_000, currency: 'EUR', period: 'yearly' },
      }),
    }
  }),
)
