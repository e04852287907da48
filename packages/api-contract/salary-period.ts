import { toCurrencyCode } from './currency-code'
import { languageCodes } from './language'
import { normalizeText } from './normalize-text'

/** Words of each period that CLDR has not as a unit of time, in the languages of the API and of careers sites. */
const words = {
  yearly: `yearly yr annual annually annum pa an annee annuel annuelle annuellement jahrlich anual anualmente annuo annuale jaarlijks
    rocznie rocne rocny arlig arslon yillik senelik eves evente vuodessa щороку ежегодно год 毎年 每年 매년 jahresgehalt aret سنوي سنويا 年額 年収 年俸 年給 年薪 연봉`,
  monthly: `monthly mo pm pcm mtl monatl mensuel mensuelle mensuellement monatlich mensual mensualmente mensile mensili maandelijks mesicne mesacne
    miesiecznie manadslon manedslon aylik ayda havi havonta kuukaudessa щомісяця щомісячно ежемесячно mies monatsgehalt monatslohn manaden شهري شهريا 월 月額 月 毎月 每月 매월 月給 月収 月薪
    월급`,
  weekly: `weekly wk hebdomadaire hebdo wochentlich semanal settimanale wekelijks tygodniowo haftalik heti hetente
    viikossa щотижня еженедельно 週給 周薪 週薪 주급`,
  daily: `daily diem tjm journee journalier journaliere quotidien taglich diario giornaliero dagelijks denne dziennie gunluk napi naponta
    paivassa щодня ежедневно tagessatz 日当 日額 日給 日薪 일급`,
  hourly: `hourly hr hrs h ph 时 時 horaire stundlich std orario hodinove godzinowo timlon saatlik oraber orankent tunnissa
    godz godzine hodinu stundenlohn timen погодинно почасовая 時給 時薪 时薪 시급`,
} as const

/** A period of which the length is known. */
export type SalaryPeriod = keyof typeof words

const units: readonly (readonly [unit: string, SalaryPeriod])[] = [
  ['year', 'yearly'],
  ['month', 'monthly'],
  ['week', 'weekly'],
  ['day', 'daily'],
  ['hour', 'hourly'],
]

let periods: ReadonlyMap<string, SalaryPeriod> | null = null

/** The words above, and the names of the units of time in all languages. `година`, a year or an hour, is in none. */
function periodsByWord(): ReadonlyMap<string, SalaryPeriod> {
  if (periods) return periods
  const found = new Map<string, SalaryPeriod | null>()
  for (const language of Intl.NumberFormat.supportedLocalesOf(languageCodes()))
    for (const [unit, period] of units) {
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
      for (const count of [1, 2, 5]) {
        const name = format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? ''
        const key = normalizeText(name).trim()
        found.set(key, !found.has(key) || found.get(key) === period ? period : null)
      }
    }
  for (const [, period] of units)
    for (const word of normalizeText(words[period]).split(/\s+/)) found.set(word, period)
  periods = new Map(
    [...found].flatMap(([word, period]) => (period === null ? [] : [[word, period] as const])),
  )
  return periods
}

/** `per` in several languages, articles, and what is said of the pay. Currencies say nothing either: `EUR/month`. */
const fillers = new Set(
  `per par pro por a al all de l la le je na za o the each every each chaque jede jeden в на за у om i gross net brut brute brutto netto bruto
  neto salary pay wage salaire gehalt ucret rate`.split(/\s+/),
)

/** The token of a period: `YEAR`, `per year`, `p.a.`, `par an`, `jährlich` and `YEARLY_GROSS` are `yearly`. Null for other texts. */
export function toSalaryPeriod(text: string): SalaryPeriod | null {
  const key = normalizeText(text.slice(0, 60))
    .replace(/\bp\.\s?([ahm])\b\.?/, 'p$1')
    // `an` is a year in French.
    .replace(/\ban (?=hour)/, '')
  const named = key
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word) && toCurrencyCode(word) === null)
  return named.length === 1 ? (periodsByWord().get(named[0] ?? '') ?? null) : null
}
