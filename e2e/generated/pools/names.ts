/** A title or a name, in the kind that it is of. */
export type Name = { row: number; name: string; language?: string }

/** Titles of articles and names of jobs, in any language where they have none. */
export const titles: readonly Name[] = [
  { row: 0, name: 'A night on the quay' },
  { row: 0, name: 'Ten questions & no reply' },
  { row: 0, name: 'Why "no" is a good word' },
  { row: 6, name: 'Open 9~17 in winter and 10~18 in summer' },
  { row: 6, name: 'What *every* crane_driver_knows' },
  { row: 7, name: 'フロントエンドエンジニアの一日', language: 'ja' },
  { row: 7, name: '「太字」の話', language: 'ja' },
  { row: 11, name: 'Sach\u00adbearbeitung \u200bim Hafen', language: 'de' },
  { row: 12, name: 'Işık ve Diyarbakır', language: 'tr' },
  { row: 12, name: 'Łódź, Ærø und Straße', language: 'de' },
  { row: 12, name: 'İĞDIR’da bir gün', language: 'tr' },
  { row: 17, name: 'يوم في الميناء', language: 'ar' },
  { row: 17, name: 'לילה אחד על הרציף', language: 'he' },
  { row: 17, name: 'شبی در بندر', language: 'fa' },
  { row: 18, name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', language: 'de' },
  { row: 18, name: `${'A title that does not end '.repeat(6)}here` },
  { row: 16, name: 'Une nuit à Montréal', language: 'fr-CA' },
  { row: 16, name: 'Uma noite no porto', language: 'pt-BR' },
  { row: 16, name: 'Une nuit en capitales', language: 'FR' },
  { row: 16, name: 'A night in Boston', language: 'en-US' },
  { row: 16, name: '港口之夜', language: 'zh-Hant' },
  { row: 25, name: 'Une nuit sur le quai', language: 'fr' },
  { row: 25, name: 'Eine Nacht am Kai', language: 'de' },
  { row: 25, name: 'Una noche en el muelle', language: 'es' },
]

/** Titles that are none. */
export const blankNames: readonly string[] = ['\u00ad', '\u200b\u2060', '\ufeff', ' \u200b ']

/** Row 22: names of unsolicited applications. */
export const unsolicited: readonly Name[] = [
  ...['Candidature spontanée', 'CANDIDATURE SPONTANÉE H/F', 'Candidatures spontanées'].map((name) => ({
    name,
    language: 'fr',
  })),
  ...['Initiativbewerbung', 'Initiativbewerbung (m/w/d)', 'Spontanbewerbung', 'Blindbewerbung'].map(
    (name) => ({
      name,
      language: 'de',
    }),
  ),
  ...[
    'Unsolicited application',
    'Spontaneous application',
    'Speculative applications',
    'Open application',
  ].map((name) => ({ name, language: 'en' })),
  ...['Candidatura espontánea', 'Candidaturas espontáneas'].map((name) => ({ name, language: 'es' })),
  { name: 'Candidatura spontanea', language: 'it' },
  { name: 'Open sollicitatie', language: 'nl' },
  { name: 'Candidatura espontânea', language: 'pt' },
].map((each) => ({ ...each, row: 22 }))

/** Names of vacancies that have words of them. */
export const vacancies: readonly Name[] = [
  { row: 22, name: 'Application engineer', language: 'en' },
  { row: 22, name: 'Open source developer', language: 'en' },
  { row: 22, name: 'Chargé de candidatures', language: 'fr' },
  { row: 22, name: 'Initiative manager (m/w/d)', language: 'de' },
]

export const companyNames: readonly Name[] = [
  { row: 0, name: 'Harbour' },
  { row: 0, name: 'Sons & Daughters' },
  { row: 12, name: 'Işık' },
  { row: 12, name: 'Diyarbakır Çelik' },
  { row: 17, name: 'شركة النور' },
  { row: 17, name: 'חברת האור' },
  { row: 18, name: 'Wissenschaftskommunikationswerk' },
  { row: 11, name: 'Soft\u00adHy\u00adphen' },
  { row: 7, name: '株式会社みなと' },
]

/** Words with which visitors look for names. */
export const searches: readonly { row: number; words: string; name: string }[] = [
  { row: 12, words: 'isik', name: 'Işık' },
  { row: 12, words: 'IŞIK', name: 'Işık' },
  { row: 12, words: 'diyarbakir celik', name: 'Diyarbakır Çelik' },
  { row: 12, words: 'DİYARBAKIR', name: 'Diyarbakır Çelik' },
  { row: 11, words: 'softhyphen', name: 'SoftHyphen' },
  { row: 7, words: 'みなと', name: '株式会社みなと' },
  { row: 7, words: 'エンジニア', name: 'フロントエンドエンジニアの一日' },
  { row: 17, words: 'النور', name: 'شركة النور' },
]
