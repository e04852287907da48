type Words = readonly [string, ...string[]]

export type Vocabulary = {
  subjects: Words
  verbs: Words
  objects: Words
  ends: Words
  jobs: Words
}

export const languages = ['fr', 'en', 'es', 'cs', 'sk'] as const
export type Language = (typeof languages)[number]

/** Enough different words in each language of the hosted service for realistic indexes and compression. */
export const vocabularies: Record<Language, Vocabulary> = {
  fr: {
    subjects: words(
      'L’équipe de nuit|Notre atelier|Une ingénieure|Le chantier|La maintenance|Chaque apprenti|Le site de Lyon|Élodie',
    ),
    verbs: words('prépare|améliore|répare|mesure|partage|réinvente|accompagne|découvre'),
    objects: words(
      'les éoliennes|la relève|un nouveau métier|les données du réseau|les premières semaines|la sécurité|un parcours d’intégration|l’énergie',
    ),
    ends: words(
      'avant l’hiver|avec les clients|sans perdre de temps|à l’échelle du pays|en pleine mer|depuis dix ans|à côté de la gare|pour de bon',
    ),
    jobs: words(
      'Technicien de maintenance|Chargée de recrutement|Développeuse logiciel|Chef de projet|Comptable|Conducteur de travaux',
    ),
  },
  en: {
    subjects: words(
      'The night shift|Our workshop|A young engineer|The control room|Every apprentice|The data team|The harbour crew|Somebody new',
    ),
    verbs: words('prepares|repairs|measures|shares|rebuilds|explains|looks after|discovers'),
    objects: words(
      'the wind farms|the first weeks|a second career|the grid|remote work|a safer site|the archive|an honest salary',
    ),
    ends: words(
      'before winter|with the customers|without a manual|across the country|at sea|after ten years|next to the station|for good',
    ),
    jobs: words(
      'Maintenance technician|Talent partner|Software engineer|Project manager|Accountant|Site supervisor',
    ),
  },
  es: {
    subjects: words(
      'El equipo de noche|Nuestro taller|Una ingeniera|La obra|El mantenimiento|Cada aprendiz|La planta de Bilbao|Íñigo',
    ),
    verbs: words('prepara|mejora|repara|mide|comparte|reinventa|acompaña|descubre'),
    objects: words(
      'los aerogeneradores|el relevo|un nuevo oficio|los datos de la red|las primeras semanas|la seguridad|el año entero|la energía',
    ),
    ends: words(
      'antes del invierno|con los clientes|sin perder tiempo|en todo el país|en alta mar|desde hace diez años|junto a la estación|de verdad',
    ),
    jobs: words(
      'Técnica de mantenimiento|Responsable de selección|Programador|Jefa de proyecto|Contable|Encargado de obra',
    ),
  },
  cs: {
    subjects: words('Noční směna|Naše dílna|Mladá inženýrka|Stavba|Údržba|Každý učeň|Pražská pobočka|Řidič'),
    verbs: words('připravuje|zlepšuje|opravuje|měří|sdílí|objevuje|vysvětluje|provází'),
    objects: words(
      'větrné elektrárny|střídání směn|nové řemeslo|data ze sítě|první týdny|bezpečnost|práci na dálku|energii',
    ),
    ends: words(
      'před zimou|s našimi zákazníky|bez ztráty času|po celé zemi|na moři|už deset let|vedle nádraží|doopravdy',
    ),
    jobs: words('Technik údržby|Specialistka náboru|Vývojář softwaru|Vedoucí projektu|Účetní|Stavbyvedoucí'),
  },
  sk: {
    subjects: words(
      'Nočná zmena|Naša dielňa|Mladá inžinierka|Stavba|Údržba|Každý učeň|Bratislavská pobočka|Vodič',
    ),
    verbs: words('pripravuje|zlepšuje|opravuje|meria|zdieľa|objavuje|vysvetľuje|sprevádza'),
    objects: words(
      'veterné elektrárne|striedanie zmien|nové remeslo|dáta zo siete|prvé týždne|bezpečnosť|prácu na diaľku|energiu',
    ),
    ends: words(
      'pred zimou|s našimi zákazníkmi|bez straty času|po celej krajine|na mori|už desať rokov|vedľa stanice|naozaj',
    ),
    jobs: words(
      'Technik údržby|Špecialistka náboru|Vývojár softvéru|Vedúci projektu|Účtovníčka|Stavbyvedúci',
    ),
  },
}

function words(text: string): Words {
  const [first = '', ...others] = text.split('|')
  return [first, ...others]
}

export const cities: readonly [Place, ...Place[]] = [
  { city: 'Lyon', country_code: 'FR' },
  { city: 'Saint-Étienne', country_code: 'FR' },
  { city: 'Paris', country_code: 'FR' },
  { city: 'Bruxelles', country_code: 'BE' },
  { city: 'Bilbao', country_code: 'ES' },
  { city: 'A Coruña', country_code: 'ES' },
  { city: 'Praha', country_code: 'CZ' },
  { city: 'Plzeň', country_code: 'CZ' },
  { city: 'Bratislava', country_code: 'SK' },
  { city: 'Bristol', country_code: 'GB' },
]

type Place = { city: string; country_code: string }
