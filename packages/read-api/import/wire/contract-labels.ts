const languages = ['fr', 'en', 'es', 'cs', 'sk'] as const

type Labels = readonly [fr: string, en: string, es: string, cs: string, sk: string]

const openEnded: Labels = ['CDI', 'Full-Time', 'Indefinido', 'Plný úvazek', 'Plný úväzok']
const fixedTerm: Labels = ['CDD', 'Temporary', 'Temporal', 'Na dobu určitou', 'Na dobu určitú']
const apprentice: Labels = [
  'Alternance',
  'Apprenticeship',
  'Aprendizaje',
  'Učňovská příprava',
  'Učňovská príprava',
]

/** Labels of the hosted service by token; the last five are from before 2017 (docs/read-api-behaviour.md, section 5). */
const labels: Record<string, Labels> = {
  FULL_TIME: openEnded,
  PART_TIME: ['Temps partiel', 'Part-Time', 'Tiempo parcial', 'Částečný úvazek', 'Čiastočný úväzok'],
  TEMPORARY: fixedTerm,
  FREELANCE: ['Freelance', 'Freelance', 'Autónomo', 'Freelance', 'Freelance'],
  INTERNSHIP: ['Stage', 'Internship', 'Prácticas', 'Stáž', 'Stáž'],
  APPRENTICESHIP: apprentice,
  OTHER: ['Autres', 'Other', 'Otros', 'Jiné', 'Iné'],
  VIE: ['VIE', 'International Corporate Volunteering (VIE)', 'VIE', 'VIE', 'VIE'],
  FRANCHISE: ['Franchise', 'Franchise', 'Franquicia', 'Franšíza', 'Franšíza'],
  UNLIMITED: openEnded,
  LIMITED: fixedTerm,
  INTERIM: ['Intérim', 'Temporary', 'Trabajo temporal', 'Agenturní zaměstnání', 'Agentúrne zamestnanie'],
  APPRENTICE: apprentice,
  SALARIED: ['Salarié', 'Employee', 'Asalariado', 'Zaměstnanec', 'Zamestnanec'],
}

/** The labels of a token by language. An unknown token gets the same label, its own words, in every language. */
export function contractLabels(token: string): Record<string, string> {
  const known = Object.hasOwn(labels, token) ? labels[token] : undefined
  return Object.fromEntries(languages.map((language, index) => [language, known?.[index] ?? toWords(token)]))
}

function toWords(token: string): string {
  const words = token.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
