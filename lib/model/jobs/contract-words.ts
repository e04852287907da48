/** The working time of a job. The value of a facet, and a key of the messages. */
export type WorkingTime = 'full-time' | 'part-time'

/** The kind of a contract. The value of a facet, and a key of the messages. */
export type ContractKind =
  | 'permanent'
  | 'fixed-term'
  | 'agency'
  | 'freelance'
  | 'internship'
  | 'apprenticeship'
  | 'vie'
  | 'franchise'
  | 'salaried'
  | 'volunteer'
  | 'per-diem'
  | 'other'

/** What is known of a contract: two facts that do not depend on one another. */
export type ContractFacts = { time: WorkingTime | null; kind: ContractKind | null }

/**
 * The facts of the API's tokens (docs/read-api-behaviour.md, section 5). The service labels `FULL_TIME` as `CDI` in French and as
 * `Full-Time` in English, so it says both; `TEMPORARY` is a fixed term (`CDD`). The last ones are those of schema.org.
 */
export const factsByToken: Readonly<Record<string, ContractFacts>> = {
  FULL_TIME: { time: 'full-time', kind: 'permanent' },
  PART_TIME: { time: 'part-time', kind: null },
  TEMPORARY: { time: null, kind: 'fixed-term' },
  LIMITED: { time: null, kind: 'fixed-term' },
  UNLIMITED: { time: null, kind: 'permanent' },
  INTERIM: { time: null, kind: 'agency' },
  FREELANCE: { time: null, kind: 'freelance' },
  INTERNSHIP: { time: null, kind: 'internship' },
  APPRENTICESHIP: { time: null, kind: 'apprenticeship' },
  APPRENTICE: { time: null, kind: 'apprenticeship' },
  VIE: { time: null, kind: 'vie' },
  FRANCHISE: { time: null, kind: 'franchise' },
  SALARIED: { time: null, kind: 'salaried' },
  OTHER: { time: null, kind: 'other' },
  CONTRACTOR: { time: null, kind: 'freelance' },
  INTERN: { time: null, kind: 'internship' },
  VOLUNTEER: { time: null, kind: 'volunteer' },
  PER_DIEM: { time: null, kind: 'per-diem' },
}

/** Words that stand for one of the labels beside a conjunction: `Voll- oder Teilzeit`, `tempo determinato o indeterminato`. */
export const halfWords: Partial<Record<WorkingTime | ContractKind, readonly string[]>> = {
  'full-time': [
    ...[
      'complet',
      'completa',
      'completo',
      'full',
      'fuld',
      'hel',
      'integral',
      'pełny',
      'pieno',
      'plein',
      'Voll',
      'vol',
    ],
  ],
  'part-time': [
    ...['částečný', 'čiastočný', 'deel', 'del', 'niepełny', 'parcial', 'part', 'partiel', 'parziale', 'Teil'],
  ],
  permanent: [
    'indeterminato',
    'indeterminado',
    'indéterminée',
    'neurčitou',
    'nieokreślony',
    'onbepaalde',
    'perm',
    'vast',
  ],
  'fixed-term': ['určitou', 'bepaalde', 'determinado', 'determinato', 'déterminée', 'określony'],
}

/** The words of labels in the languages of the API and of careers sites. */
export const labelWords: Readonly<Record<WorkingTime | ContractKind, readonly string[]>> = {
  'full-time': [
    ...[
      'full time',
      'fulltime',
      'temps plein',
      'temps complet',
      'plein temps',
      'Vollzeit',
      'jornada completa',
    ],
    ...['tiempo completo', 'plný úvazek', 'plný úväzok', 'tempo pieno', 'tempo integral', 'tempo completo'],
    ...['voltijds', 'voltijd', 'pełny etat', 'heltid', 'fuldtid', 'kokoaikainen', 'teljes munkaidő'],
  ],
  'part-time': [
    ...['part time', 'parttime', 'temps partiel', 'mi-temps', 'Teilzeit', 'media jornada', 'tiempo parcial'],
    ...['jornada parcial', 'částečný úvazek', 'zkrácený úvazek', 'čiastočný úväzok', 'skrátený úväzok'],
    ...[
      'tempo parziale',
      'tempo parcial',
      'deeltijd',
      'deeltijds',
      'niepełny etat',
      'deltid',
      'osa-aikainen',
    ],
  ],
  permanent: [
    ...['CDI', 'contrat à durée indéterminée', 'durée indéterminée', 'permanent', 'permanent contract'],
    ...[
      'open ended',
      'open-ended contract',
      'regular',
      'unlimited',
      'indefinite',
      'unbefristet',
      'Festanstellung',
    ],
    ...['unbefristeter Vertrag', 'festangestellt', 'indefinido', 'contrato indefinido', 'na dobu neurčitou'],
    ...['doba neurčitá', 'na dobu neurčitú', 'tempo indeterminato', 'sem termo', 'efetivo', 'vast contract'],
    ...['vast dienstverband', 'onbepaalde tijd', 'czas nieokreślony', 'tillsvidare'],
  ],
  'fixed-term': [
    ...[
      'CDD',
      'contrat à durée déterminée',
      'durée déterminée',
      'fixed term',
      'fixed-term contract',
      'limited',
    ],
    ...[
      'temporary',
      'temporary contract',
      'befristet',
      'befristeter Vertrag',
      'temporal',
      'contrato temporal',
      'contrato de trabajo temporal',
    ],
    ...['na dobu určitou', 'doba určitá', 'na dobu určitú', 'tempo determinato', 'a termo', 'bepaalde tijd'],
    ...['tijdelijk', 'tijdelijk contract', 'czas określony', 'visstid', 'määräaikainen'],
  ],
  agency: [
    ...['intérim', 'intérimaire', 'temporaire', 'interim', 'agency work', 'temp', 'temporary agency work'],
    ...['Zeitarbeit', 'Leiharbeit', 'Arbeitnehmerüberlassung', 'trabajo temporal', 'agenturní zaměstnání'],
    ...['agentúrne zamestnanie', 'somministrazione', 'uitzendkracht', 'uitzendwerk', 'praca tymczasowa'],
  ],
  freelance: [
    ...['freelance', 'freelancer', 'indépendant', 'contractor', 'independent contractor', 'self employed'],
    ...['freiberuflich', 'Freiberufler', 'selbstständig', 'autónomo', 'por cuenta propia', 'živnost', 'OSVČ'],
    ...['na živnosť', 'SZČO', 'libero professionista', 'partita IVA', 'zzp', 'B2B', 'portage salarial'],
  ],
  internship: [
    ...[
      'stage',
      'stagiaire',
      'internship',
      'intern',
      'Praktikum',
      'Pflichtpraktikum',
      'prácticas',
      'becario',
    ],
    ...['stáž', 'tirocinio', 'estágio', 'staż', 'praktik', 'praktikplats', 'harjoittelu', 'gyakornok'],
  ],
  apprenticeship: [
    ...[
      'alternance',
      'apprentissage',
      "contrat d'apprentissage",
      'contrat de professionnalisation',
      'apprentice',
    ],
    ...['apprenticeship', 'work-study', 'Ausbildung', 'Ausbildungsplatz', 'duales Studium', 'aprendizaje'],
    ...[
      'formación dual',
      'učňovská příprava',
      'učňovská príprava',
      'apprendistato',
      'leerwerkplek',
      'lärling',
    ],
  ],
  vie: [
    'VIE',
    'V.I.E',
    'V.I.E.',
    'volontariat international en entreprise',
    'international volunteering',
    'international corporate volunteering',
  ],
  franchise: ['franchise', 'franchisé', 'Franchising', 'franquicia', 'franšíza', 'franczyza'],
  salaried: [
    'salarié',
    'salariat',
    'employee',
    'salaried',
    'angestellt',
    'asalariado',
    'zaměstnanec',
    'zamestnanec',
    'umowa o pracę',
    'contrato de trabajo',
    'contrat de travail',
  ],
  volunteer: [
    'volunteer',
    'volunteering',
    'bénévolat',
    'bénévole',
    'Ehrenamt',
    'voluntariado',
    'volontariato',
  ],
  'per-diem': ['per diem'],
  other: [
    ...['autre', 'autres', 'autre contrat', 'other', 'other contract', 'andere', 'sonstige', 'otro', 'otros'],
    ...['jiné', 'iné', 'altro', 'outro', 'anders', 'inne', 'annat'],
  ],
}
