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

/**
 * The probable token for labels of embed, which has no tokens. Several tokens share labels, and labels are free text.
 * The result is the first token with the same French and English label, else the words of the English label, else
 * those of the French one. `undefined` if there is no such label.
 */
export function guessContractToken(texts: Readonly<Record<string, unknown>>): string | undefined {
  const found = Object.entries(labels).find(([, [fr, en]]) => texts.fr === fr && texts.en === en)
  if (found) return found[0]
  const text = texts.en ?? texts.fr
  if (typeof text !== 'string') return undefined
  const words = text.normalize('NFKD').replace(/[^A-Za-z0-9]+/g, ' ')
  return words.trim().toUpperCase().replaceAll(' ', '_').slice(0, 100) || undefined
}
