import { normalizeText } from '@vitrine/api-contract/normalize-text'

/** Names of the entry for unsolicited applications that no vacancy has, also with words before and after them. */
const phrases = [
  ...['candidature spontanée', 'candidature spontané', 'candidature libre', 'candidature ouverte'],
  ...['autocandidature', 'candidature non sollicitée', 'Initiativbewerbung', 'Initiativ Bewerbung'],
  ...[
    'Spontanbewerbung',
    'Blindbewerbung',
    'Initiativbewerber',
    'Initiativbewerberin',
    'Initiativbewerber in',
  ],
  ...['candidatura espontánea', 'solicitud espontánea', 'postulación espontánea', 'autocandidatura'],
  ...['candidatura abierta', 'solicitud abierta', 'candidatura espontània', 'candidatura espontânea'],
  ...['candidatura aberta', 'candidatura spontanea', 'candidatura libera', 'candidatura aperta'],
  ...['open sollicitatie', 'spontane sollicitatie', 'spontanansökan', 'spontan ansökan', 'öppen ansökan'],
  ...[
    'uopfordret ansøgning',
    'uopfordrede ansøgning',
    'spontan ansøgning',
    'åpen søknad',
    'uoppfordret søknad',
  ],
  ...['spontan søknad', 'avoin hakemus', 'avoin työhakemus', 'spontaani hakemus', 'spontánní přihláška'],
  ...[
    'spontánní žádost',
    'otevřená přihláška',
    'spontánna prihláška',
    'spontánna žiadosť',
    'otvorená prihláška',
  ],
  ...['otvorená žiadosť', 'spontánna kandidatúra', 'spontánní kandidatura', 'všeobecná žiadosť'],
  ...['aplikacja spontaniczna', 'spontaniczna aplikacja', 'otwarta aplikacja', 'aplikacja otwarta'],
  ...['kandydatura spontaniczna', 'spontaniczna kandydatura', 'candidatură spontană', 'aplicație spontană'],
  ...['candidatură deschisă', 'aplicare spontană', 'spontán jelentkezés', 'nyitott jelentkezés'],
  ...[
    'általános jelentkezés',
    'αυθόρμητη αίτηση',
    'ανοιχτή αίτηση',
    'γενική αίτηση',
    'αυθόρμητη υποψηφιότητα',
  ],
  ...['genel başvuru', 'açık başvuru', 'spontane başvuru', 'инициативная заявка', 'открытая заявка'],
  ...['спонтанная заявка', 'инициативное резюме', 'инициативный отклик', 'ініціативна заявка'],
  ...['ініціативне резюме', 'відкрита заявка', 'спонтанна заявка', 'спонтанна кандидатура'],
  ...['отворена кандидатура', 'otvorena prijava', 'spontana prijava', 'otvorena molba', 'odprta prijava'],
  ...[
    'オープンポジション',
    'オープン応募',
    '自主応募',
    '自由応募',
    '自荐',
    '自薦',
    '主动申请',
    '主動應徵',
    '公开申请',
  ],
  ...['인재풀 등록', '자유 지원', '인재 등록', 'طلب عفوي', 'طلب توظيف عفوي', 'طلب تلقائي', 'طلب مفتوح'],
  ...['تقديم عفوي', 'ترشيح عفوي', 'ترشح تلقائي', 'ترشح عفوي', 'הגשת מועמדות כללית', 'פנייה יזומה'],
]

/** The same with words that vacancies have too: as a whole part of a name only. */
const applications = [
  ...['spontaneous application', 'unsolicited application', 'speculative application', 'open application'],
  ...['general application', 'spontaneous applications', 'unsolicited applications', 'open applications'],
  ...['speculative applications', 'general applications', 'candidatures spontanées', 'candidatures libres'],
  ...[
    'Initiativbewerbungen',
    'candidaturas espontáneas',
    'candidaturas espontâneas',
    'candidature spontanee',
  ],
  ...['autocandidaturas', 'open sollicitaties', 'spontane sollicitaties', 'spontanansökningar'],
  ...['uopfordrede ansøgninger', 'åpne søknader', 'avoimet hakemukset', 'spontánní přihlášky'],
  ...['general interest', 'expression of interest', 'no matching job', 'kein passender Job'],
]

/** Pools of applicants. Behind a job title they are its department. */
const pools = [
  ...[
    'talent pool',
    'talent community',
    'talent network',
    'talent pipeline',
    'talentpool',
    'talentcommunity',
  ],
  ...['vivier de talents', 'vivier', 'communauté de talents', 'banco de talentos', 'bolsa de talentos'],
  ...[
    'comunidad de talento',
    'comunidade de talentos',
    'pool di talenti',
    'pool de talentos',
    'talentenpool',
  ],
]

/** Words around such names: an invitation, and what a name says of the applicants. */
const fillers = new Set(
  words(
    `join our the your us send submit make an a to with of rejoignez rejoindre notre nos le la les votre envoyez déposez un une
    werde teil unseres unserem tritt bei sende uns deine ihre únete unirse nuestra nuestro envía tu junte se nossa nosso sua
    unisciti alla nostra al nostro word deel van onze ons stuur je bliv del af vores bli en vår h f x m w d d i mwd mwx fmd hf hfx
    mfd mfx all genders any gender m k n n kn v e o`,
  ),
)

/** What can follow such a name: where, for what and for whom. */
const connectors = new Set(
  words(
    'in at for as with to by from chez à au aux en pour bei für als im di per presso bij voor na do för till',
  ),
)

const applicationKeys = new Set(applications.map(toKey))
const poolKeys = new Set(pools.map(toKey))

/** Chinese, Japanese and Korean have no spaces between words. */
const phrasePattern = new RegExp(
  phrases
    .map(toKey)
    .map((key) => (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(key) ? key : ` ${key} `))
    .join('|'),
)

/**
 * Whether a name is that of an entry for unsolicited applications, in any language: as the whole name, or as one of its parts
 * between separators. Job titles such as `Open Application Security Engineer` and `Talent Pool Manager` are none. `organization` is
 * the name of the organization, which can be one of the parts.
 */
export function isSpontaneousName(name: string, organization = ''): boolean {
  const separated = name.replace(/[([{【][^()[\]{}【】]*[)\]}】]/g, ' | ')
  const parts = separated.split(/[|:;,/•·–—!?.…]|\s-\s|\s-|-\s/).map(toKey)
  const own = parts.filter((key) => key !== '' && key !== toKey(organization))
  if ([toKey(name), ...own].some((key) => phrasePattern.test(` ${key} `))) return true
  return isWhole(own[0] ?? '', poolKeys) || own.some((key) => isWhole(key, applicationKeys))
}

function isWhole(key: string, names: ReadonlySet<string>): boolean {
  const all = key.split(' ')
  const start = all.findIndex((word) => !fillers.has(word))
  const rest = all.slice(Math.max(start, 0))
  return [1, 2, 3, 4].some((length) => {
    const after = rest.slice(length)
    const isLast = after.every((word) => fillers.has(word)) || connectors.has(after[0] ?? '')
    return isLast && names.has(rest.slice(0, length).join(' '))
  })
}

function words(text: string): string[] {
  return toKey(text).split(' ')
}

/** Words without case, accents and punctuation, joined by one space each. */
function toKey(text: string): string {
  return normalizeText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
