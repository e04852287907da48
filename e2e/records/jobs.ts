import { companies } from './companies'
import { fillerJobs } from './filler-jobs'
import { hebrewJob, longJob } from './long-names'
import type { JobRecord } from './record'
import { careersReference, siteReference } from './sites'

const yearly = (min: number, max: number, currency = 'EUR') => ({ min, max, currency, period: 'yearly' })

const { harbourWorks, windPower, windGrids, clinicSoftware, cityBikes, leatherHouse, bareCompany } = companies

/** Has a token that no message names, and no salary. */
const craneInspector: JobRecord = {
  organization: harbourWorks.slug,
  slug: 'crane-inspector_antwerp',
  reference: 'HBW_cRn59Ap',
  name: 'Crane inspector',
  status: 'published',
  language: 'en',
  published_at: '2026-11-18T07:30:00+01:00',
  created_at: '2026-11-06T10:25:00+01:00',
  updated_at: '2026-11-19T17:09:00+01:00',
  description:
    '<p>You walk along a crane before each shift and say yes or no.</p><ul><li>Ropes, brakes and hooks</li><li>Lamps and loading plates</li></ul><p>Shifts are early, late and night. <strong>Nobody may overrule your no.</strong></p>',
  profile: '<p>A year around machines.</p><ul><li>Good eyesight</li><li>A driving licence</li></ul>',
  recruitment_process: '<p>One morning on the quay, then an interview.</p>',
  apply_url: 'https://careers.harbour-works.example/apply/HBW_cRn59Ap',
  contract_type: 'FULL_TIME',
  experience_level: '12_TO_18_MOONS',
  education_level: 'BEP',
  remote: 'no',
  department: 82,
  offices: [174],
  sites: [careersReference, siteReference],
  application_fields: { resume: 'mandatory', cover_letter: 'disabled', phone: 'mandatory' },
}

const dataEngineer: JobRecord = {
  organization: harbourWorks.slug,
  slug: 'data-engineer_lille',
  reference: 'HBW_d4TaEng',
  name: 'Data engineer',
  status: 'published',
  language: 'en',
  published_at: '2026-11-12T09:00:00+01:00',
  description: '<p>You forecast the hour at which a ship arrives.</p>',
  profile: '<p>SQL and Python.</p>',
  apply_url: 'https://careers.harbour-works.example/apply/HBW_d4TaEng',
  contract_type: 'FULL_TIME',
  experience_level: '3_TO_4_YEARS',
  education_level: 'BAC_5',
  remote: 'partial',
  department: 84,
  offices: [171],
  salary: yearly(44_000, 52_000),
  stages: [
    { id: 5211, name: 'Inbox', reference: 'initial', candidates_count: 22 },
    { id: 5212, name: 'Call', candidates_count: 5 },
  ],
}

const draft: JobRecord = {
  organization: harbourWorks.slug,
  slug: 'stage-analyste_lille',
  reference: 'HBW_dRaFt1x',
  name: 'Stage : analyste exploitation',
  status: 'draft',
  language: 'fr',
  created_at: '2026-11-17T14:05:00+01:00',
  description: '<p>Un stage qui n’est pas encore publié.</p>',
  apply_url: 'https://careers.harbour-works.example/apply/HBW_dRaFt1x',
  contract_type: 'INTERNSHIP',
  contract_duration_min: 5,
  contract_duration_max: 6,
  start_date: '2027-03-01',
  remote: 'punctual',
  offices: [171],
}

const closed: JobRecord = {
  organization: harbourWorks.slug,
  slug: 'assistant-securite_le-havre',
  reference: 'HBW_cLoSed1',
  name: 'Assistant sécurité portuaire',
  status: 'archived',
  language: 'fr',
  published_at: '2026-03-02T09:00:00+01:00',
  archived_at: '2026-06-30T18:00:00+02:00',
  description: '<p>Une offre close.</p>',
  apply_url: 'https://careers.harbour-works.example/apply/HBW_cLoSed1',
  contract_type: 'TEMPORARY',
  offices: [173],
}

const spontaneous: JobRecord = {
  organization: harbourWorks.slug,
  slug: 'candidature-spontanee',
  reference: 'HBW_sP0nTan',
  name: 'Candidature spontanée',
  status: 'published',
  language: 'fr',
  published_at: '2026-07-01T08:00:00+02:00',
  description: '<p>Écrivez-nous.</p>',
  apply_url: 'https://careers.harbour-works.example/apply/HBW_sP0nTan',
  spontaneous: true,
  sites: [careersReference, siteReference],
}

/** Two jobs with the same name and place: the slug of the later one ends with its reference. */
const planner: JobRecord = {
  organization: harbourWorks.slug,
  slug: 'planificateur_lille',
  reference: 'HBW_pLan001',
  name: 'Planificateur',
  status: 'published',
  language: 'fr',
  published_at: '2026-09-01T08:00:00+02:00',
  description: '<p>Vous planifiez les grues.</p>',
  apply_url: 'https://careers.harbour-works.example/apply/HBW_pLan001',
  contract_type: 'FULL_TIME',
  remote: 'punctual',
  offices: [171],
}
const secondPlanner: JobRecord = {
  ...planner,
  slug: 'planificateur_lille_HBW_ab12Cd',
  reference: 'HBW_ab12Cd',
  published_at: '2026-10-01T08:00:00+02:00',
}

/** Shown on the careers site of the company, not on the site under test. */
const otherSiteOnly: JobRecord = {
  ...planner,
  slug: 'formateur_lille',
  reference: 'HBW_oThEr1s',
  name: 'Formateur',
  sites: [careersReference],
}

/** Has every fact of a job page. */
const solarEngineer: JobRecord = {
  organization: windPower.slug,
  slug: 'ingenieur-etudes-solaires_lyon',
  reference: 'WDP_pV3tuDe',
  external_reference: 'WP-26-01',
  name: 'Ingénieur ou ingénieure études solaires',
  status: 'published',
  language: 'fr',
  published_at: '2026-10-19T10:00:00+02:00',
  created_at: '2026-09-29T16:05:00+02:00',
  updated_at: '2026-10-19T10:42:00+02:00',
  description:
    '<p>Vous dessinez des centrales solaires, de la première visite au chantier.</p><h3>Missions</h3><ul><li><strong>Visiter</strong> les terrains</li><li><strong>Écrire</strong> des notes techniques</li></ul><p>Le développement dure deux ans.</p>',
  profile: '<p>Diplôme d’ingénieur, trois ans d’expérience.</p><ul><li>Permis B</li></ul>',
  recruitment_process: '<p>Un entretien technique autour d’un plan réel.</p>',
  company_description: '<p>Wind Power construit des parcs depuis 1998.</p>',
  apply_url: 'https://jobs.wind-power.example/WDP_pV3tuDe',
  contract_type: 'FULL_TIME',
  start_date: '2027-01-04',
  experience_level: '3_TO_4_YEARS',
  education_level: 'BAC_5',
  remote: 'partial',
  department: 11,
  offices: [101, 102],
  salary: yearly(41_000, 48_000),
  application_fields: { resume: 'mandatory', cover_letter: 'optional' },
}

const windDraft: JobRecord = {
  organization: windPower.slug,
  slug: 'forecast-engineer_lyon',
  reference: 'WDP_dRaFt2x',
  name: 'Forecast engineer',
  status: 'draft',
  language: 'en',
  description: '<p>Not published yet.</p>',
  contract_type: 'FULL_TIME',
  offices: [101],
}

const windClosed: JobRecord = {
  organization: windPower.slug,
  slug: 'juriste-foncier_marseille',
  reference: 'WDP_cLoSed2',
  name: 'Juriste foncier',
  status: 'archived',
  language: 'fr',
  published_at: '2026-02-02T09:00:00+01:00',
  archived_at: '2026-05-02T09:00:00+02:00',
  description: '<p>Une offre close.</p>',
  contract_type: 'FULL_TIME',
  offices: [102],
}

/** Has a name of more than 40 characters, which a job page sets smaller. */
const dispatcher: JobRecord = {
  organization: windGrids.slug,
  slug: 'dispatcher_villeurbanne',
  reference: 'WDG_d1sPat',
  name: 'Dispatcher ou dispatcheuse réseau, poste de nuit',
  status: 'published',
  language: 'fr',
  published_at: '2026-10-05T08:00:00+02:00',
  description: '<p>Vous conduisez un réseau électrique la nuit.</p>',
  apply_url: 'https://jobs.wind-grids.example/WDG_d1sPat',
  contract_type: 'FULL_TIME',
  remote: 'no',
  offices: [181],
  salary: yearly(36_000, 42_000),
}

const reliabilityEngineer: JobRecord = {
  organization: clinicSoftware.slug,
  slug: 'site-reliability-engineer_berlin',
  reference: 'CLS_sR3xK1b',
  name: 'Site reliability engineer, night shift',
  status: 'published',
  language: 'en',
  published_at: '2026-10-20T11:00:00+02:00',
  description: '<p>You keep the software of hospitals running.</p><ul><li>Backups</li><li>Upgrades</li></ul>',
  profile: '<ul><li>Five years of running systems</li></ul>',
  apply_url: 'https://jobs.clinic-software.example/CLS_sR3xK1b',
  contract_type: 'FULL_TIME',
  experience_level: '5_TO_7_YEARS',
  education_level: 'BAC_4',
  remote: 'fulltime',
  department: 52,
  offices: [142, 141],
  salary: yearly(66_000, 78_000),
}

/** A German job, with a start date and a salary. */
const supportSpecialist: JobRecord = {
  organization: clinicSoftware.slug,
  slug: 'fachkraft-support_berlin',
  reference: 'CLS_dE8sU4k',
  name: 'Fachkraft für den Support, Nachtdienst',
  status: 'published',
  language: 'de',
  published_at: '2026-10-12T09:00:00+02:00',
  description: '<p>Sie helfen Stationen in der Nacht.</p><ul><li>Anrufe entgegennehmen</li></ul>',
  profile: '<p>Zwei Jahre im Support.</p>',
  apply_url: 'https://jobs.clinic-software.example/CLS_dE8sU4k',
  contract_type: 'FULL_TIME',
  start_date: '2027-02-01',
  experience_level: '2_TO_3_YEARS',
  education_level: 'BAC',
  remote: 'partial',
  department: 52,
  offices: [142],
  salary: yearly(46_000, 54_000),
}

/** Paid in pounds, each year. */
const fleetLead: JobRecord = {
  organization: cityBikes.slug,
  slug: 'fleet-lead_bristol',
  reference: 'CTB_Br1s7oL',
  name: 'Fleet lead',
  status: 'published',
  language: 'en',
  published_at: '2026-11-04T10:00:00+01:00',
  description: '<p>You lead a crew that repairs bikes.</p>',
  apply_url: 'https://jobs.city-bikes.example/CTB_Br1s7oL',
  contract_type: 'FULL_TIME',
  start_date: '2027-01-05',
  remote: 'punctual',
  offices: [123],
  salary: yearly(36_000, 41_000, 'GBP'),
}

/** Paid each month, with a minimum only, in a contract type that no message names. */
const winterCrew: JobRecord = {
  organization: cityBikes.slug,
  slug: 'winter-crew_ghent',
  reference: 'CTB_wN7erC3',
  name: 'Winter crew',
  status: 'published',
  language: 'en',
  published_at: '2026-09-28T09:30:00+02:00',
  description: '<p>You swap batteries at night.</p>',
  apply_url: 'https://jobs.city-bikes.example/CTB_wN7erC3',
  contract_type: 'SEASONAL_CREW',
  contract_duration_min: 4,
  contract_duration_max: 4,
  start_date: '2026-12-01',
  education_level: 'NO_DIPLOMA',
  remote: 'no',
  offices: [122],
  salary: { min: 2450, currency: 'EUR', period: 'monthly' },
}

const freelancer: JobRecord = {
  organization: cityBikes.slug,
  slug: 'photographer_nantes',
  reference: 'CTB_fReeLa1',
  name: 'Photographer',
  status: 'published',
  language: 'en',
  published_at: '2026-08-20T09:30:00+02:00',
  description: '<p>You photograph bikes.</p>',
  apply_url: 'https://jobs.city-bikes.example/CTB_fReeLa1',
  contract_type: 'FREELANCE',
  remote: 'fulltime',
  offices: [121],
  salary: { min: 350, max: 450, currency: 'EUR', period: 'daily' },
}

const shopAdvisor: JobRecord = {
  organization: leatherHouse.slug,
  slug: 'shop-advisor_tokyo',
  reference: 'LTH_t0Ky0bA',
  name: 'Shop advisor',
  status: 'published',
  language: 'en',
  published_at: '2026-11-11T02:00:00+01:00',
  description: '<p>You explain how a bag is made.</p>',
  apply_url: 'https://jobs.leather-house.example/LTH_t0Ky0bA',
  contract_type: 'FULL_TIME',
  experience_level: '2_TO_3_YEARS',
  remote: 'no',
  offices: [133],
  salary: yearly(4_800_000, 5_900_000, 'JPY'),
}

/** Has neither a place nor a link to apply. */
const bare: JobRecord = {
  organization: bareCompany.slug,
  slug: 'bench-worker',
  reference: 'BRC_b7Nt0Xe',
  name: 'Bench worker',
  status: 'published',
  language: 'en',
  published_at: '2026-10-26T10:00:00+01:00',
  description: '<p>You measure panels.</p>',
  contract_type: 'FULL_TIME',
}

/** The jobs that tests name. */
export const jobs = {
  ...{ craneInspector, dataEngineer, draft, closed, spontaneous, planner, secondPlanner, otherSiteOnly },
  ...{ solarEngineer, windDraft, windClosed, dispatcher, reliabilityEngineer, supportSpecialist },
  ...{ fleetLead, winterCrew, freelancer, shopAdvisor, bare, longJob, hebrewJob },
} as const

export const allJobs: readonly JobRecord[] = [...Object.values(jobs), ...fillerJobs]

/** Those that the site under test shows. */
export const openJobs = allJobs.filter(
  ({ status, sites }) => status === 'published' && (sites === undefined || sites.includes(siteReference)),
)
