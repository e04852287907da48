import { normalizeText } from './normalize-text'

/** The words of each period, without `per`, in the languages of the API and of the site. */
const words = {
  yearly: `yearly year years yr annual annually annum pa an annee annuel annuelle annuellement ans jahr jahre jahrlich ano anual
    anualmente anno annuo annuale jaar jaarlijks rok rocznie rocne rocny ar arlig`,
  monthly: `monthly month months mo mois mensuel mensuelle mensuellement monat monate monatlich mes mensual mensualmente mese mensile
    maand maandelijks mesic mesicne mesiac mesacne miesiac miesiecznie maned manad`,
  weekly: `weekly week weeks wk semaine hebdomadaire hebdo woche wochen wochentlich semana semanal settimana settimanale wekelijks
    tyden tydne tydzien tygodniowo uge vecka`,
  daily: `daily day days diem jour journee journalier journaliere quotidien tag tage taglich dia diario giorno giornaliero dag
    dagelijks den denne dzien dziennie`,
  hourly: `hourly hour hours hr hrs h heure horaire heures stunde stunden stundlich std hora horas ora orario uur hodina hodinove
    godzina godzinowo time timme`,
} as const

/** A period of which the length is known. */
export type SalaryPeriod = keyof typeof words

const periods: ReadonlyMap<string, SalaryPeriod> = new Map(
  (Object.keys(words) as SalaryPeriod[]).flatMap((period) =>
    words[period].split(/\s+/).map((word) => [word, period] as const),
  ),
)

/** `per` in several languages, and articles. */
const fillers = new Set(
  'per par pro por a al all de l la le je na za o the each every each chaque jede jeden'.split(' '),
)

/** The token of a period: `YEAR`, `per year`, `p.a.`, `par an` and `jährlich` are `yearly`. Null for other texts. */
export function toSalaryPeriod(text: string): SalaryPeriod | null {
  const key = normalizeText(text.slice(0, 60)).replace(/\bp\.\s?a\b\.?/, 'pa')
  const named = key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !fillers.has(word))
  return named.length === 1 ? (periods.get(named[0] ?? '') ?? null) : null
}
