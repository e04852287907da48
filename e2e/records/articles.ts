import { toSlug } from '@vitrine/api-contract/slug'
import { routes } from '@/lib/routes'
import { companies } from './companies'
import { fillerArticles } from './filler-articles'
import { longArticles } from './long-articles'
import { longCompany } from './long-names'
import { pastedArticle } from './pasted-article'
import type { ArticleRecord } from './record'
import { locales } from './sites'
import { authors, categories, collections } from './taxonomies'

const { harbourWorks, windPower, leatherHouse, clinicSoftware } = companies

/** What a test knows of an article. The time of a draft is 1970. */
function describeArticle({ language, reference, name, published_at }: ArticleRecord) {
  const slug = toSlug(name, language)
  const publishedAt = new Date(published_at ?? 0)
  const locale = locales.find((own) => own === language) ?? locales[0]
  return {
    language,
    reference,
    name,
    slug,
    publishedAt,
    path: routes.article(locale, { reference, slug, publishedAt }),
  }
}

const plain: ArticleRecord = {
  language: 'en',
  reference: 'Strp74a',
  name: 'A strap of 1974',
  summary: 'The workshop repairs 180 bags a week. This one came with a letter.',
  image: '/media/story.webp',
  published_at: '2026-11-17T08:00:00+01:00',
  categories: [categories.trades.reference],
  collections: [collections.firstWeeks.reference],
  authors: [authors.withEverything.key],
  organizations: [leatherHouse.slug],
  content:
    'The letter is in blue ink.\n\n![A bag on the bench](/media/bag-1.webp "Its neighbour")\n\nNobody sees the repair.',
}

const withVideo: ArticleRecord = {
  language: 'en',
  reference: 'Cu77eRs',
  name: 'What the cutter sees',
  summary: 'Ninety minutes at a cutting table.',
  image: '/media/story.webp',
  published_at: '2026-02-17T09:30:00+01:00',
  categories: [categories.trades.reference],
  authors: [authors.withEverything.key],
  organizations: [leatherHouse.slug],
  social_title: 'The person who says no to leather',
  social_description: 'One hide, forty marks.',
  social_image: '/media/bag-1.webp',
  video: {
    ...{
      source: 'youtube',
      external_reference: 'aqz-KE-bpKQ',
      name: 'Reading a hide',
      image: '/media/bag-1.webp',
    },
    ...{
      description: 'A cutter marks a calfskin.',
      duration: 'PT10M35S',
      published_at: '2026-02-16T18:00:00+01:00',
    },
  },
  content:
    'He turns off the lamp first.\n\n## Reading\n\nA hide has directions.\n\n- a **circle**\n- a **line**',
}

/** Its HTML table is wider than a phone. */
const withTable: ArticleRecord = {
  language: 'en',
  reference: '6Quest3p',
  name: 'Six questions on one sheet',
  summary: 'An interview method, with the sheet to copy.',
  image: '/media/story.webp',
  published_at: '2025-01-21T10:30:00+01:00',
  categories: [categories.hiring.reference],
  authors: [authors.withoutPicture.key],
  organizations: [windPower.slug],
  content: `They use a sheet.

## The sheet

<table><thead><tr><th>Question</th><th>1 (weak)</th><th>3 (sound)</th><th>5 (strong)</th><th>Score</th></tr></thead>
<tbody><tr><td>A job you stopped</td><td>Never has, or was told to</td><td>Names the danger and whom they told</td><td>Names the sign they saw <em>before</em> the danger</td><td>&nbsp;</td></tr></tbody></table>

## After

Scores are written **before anyone speaks**.`,
}

const withPictures: ArticleRecord = {
  language: 'en',
  reference: 'Sd5tCh4',
  name: 'Two needles and one thread',
  summary: 'Saddle stitch cannot be done by a machine.',
  image: '/media/story.webp',
  published_at: '2024-10-22T07:30:00+02:00',
  categories: [categories.trades.reference],
  authors: [authors.withEverything.key],
  organizations: [leatherHouse.slug],
  content: ['harbour-1', 'harbour-2', 'bag-1']
    .map(
      (file) =>
        `<figure>\n  <img src="/media/${file}.webp" alt="Picture ${file}" width="1200" height="800">\n  <figcaption>Caption of ${file}.</figcaption>\n</figure>\n\n${'A sentence of the text. '.repeat(80)}`,
    )
    .join('\n\n'),
}

const scheduled: ArticleRecord = {
  language: 'en',
  reference: 'Cls2029',
  name: 'Open day for the class of 2029',
  summary: 'A story of the future.',
  image: '/media/story.webp',
  published_at: '2029-09-03T09:00:00+02:00',
  categories: [categories.hiring.reference],
  collections: [collections.firstWeeks.reference],
  authors: [authors.withEverything.key],
  organizations: [harbourWorks.slug],
  indexed: ['news'],
  content: '## The timetable\n\n| Time | Where |\n| --- | --- |\n| 09:30 | at the gate |',
}

const draft: ArticleRecord = {
  language: 'en',
  reference: 'Td3tAbL',
  status: 'draft',
  name: 'The week the tide table was wrong',
  summary: 'A story that is not ready.',
  image: '/media/harbour-2.webp',
  categories: [categories.engineering.reference],
  authors: [authors.withEverything.key],
  organizations: [harbourWorks.slug],
  content:
    'On Monday the pontoon lay on the mud.\n\n## Who noticed\n\nNot the instruments.\n\n![The pontoon](/media/harbour-1.webp)',
}

/** Two references that differ in case only. */
const sameReference: ArticleRecord = {
  language: 'en',
  reference: 'CaSe12x',
  name: 'The intern who fixed the badge reader',
  published_at: '2026-05-07T16:30:00+02:00',
  categories: [categories.engineering.reference],
  content: 'The badge reader works.',
}
const sameReferenceInOtherCase: ArticleRecord = {
  ...sameReference,
  reference: 'cAsE12x',
  name: 'Where your application is right now',
  published_at: '2026-04-14T08:00:00+02:00',
  content: 'Your application is in a drawer.',
}

const german: ArticleRecord = {
  language: 'de',
  reference: 'S1ebenSt',
  name: 'Sieben Sätze für eine gute Stellenanzeige',
  summary: 'Sieben Sätze, die in jede Anzeige gehören.',
  image: '/media/story.webp',
  published_at: '2026-03-17T10:00:00+01:00',
  categories: [categories.workDe.reference],
  authors: [authors.withEverything.key],
  content: 'Keiner dieser Sätze ist schön.\n\n1. **Das Gehalt**\n2. **Der Grund**',
}
const germanNight: ArticleRecord = {
  language: 'de',
  reference: 'N4chtDe',
  name: 'Die Nacht, in der niemand anrief',
  summary: 'Eine Nacht in der Leitstelle.',
  image: '/media/night.webp',
  published_at: '2026-06-09T08:30:00+02:00',
  categories: [categories.workDe.reference],
  collections: [collections.nightWorkDe.reference],
  authors: [authors.withEverything.key],
  organizations: [clinicSoftware.slug],
  content: 'Um zwei Uhr ist es still.\n\n## Die Nacht\n\nNiemand ruft an.',
}
const germanHarbour: ArticleRecord = {
  language: 'de',
  reference: 'H4fenDe',
  name: 'Vierzig Kisten über die Grenze',
  summary: 'Ein Tag im Hafen.',
  image: '/media/harbour-1.webp',
  published_at: '2026-01-20T08:45:00+01:00',
  collections: [collections.nightWorkDe.reference],
  organizations: [harbourWorks.slug],
  content: 'Vierzig Kisten fahren über die Grenze.',
}

/** The language has no interface. */
const spanish: ArticleRecord = {
  language: 'es',
  reference: 'Bu1tr3s',
  name: 'El parque que se para por los buitres',
  summary: 'Un parque eólico cerca de Bilbao.',
  image: '/media/wind-1.webp',
  published_at: '2025-04-08T09:00:00+02:00',
  categories: [categories.engineering.reference],
  authors: [authors.withEverything.key],
  organizations: [windPower.slug],
  content:
    'A las 10:40 llegan los buitres.\n\n## Cuánto cuesta\n\n| | 2023 |\n| --- | ---: |\n| Paradas | 1.910 |',
}
const secondSpanish: ArticleRecord = {
  ...spanish,
  reference: 'Ab4nd0x',
  name: 'Cuarenta y seis en Abando',
  published_at: '2025-12-09T12:15:00+01:00',
  content: 'Cuarenta y seis personas.',
}

/** From right to left, by an author whose name is longer than a phone is wide. */
const arabic: ArticleRecord = {
  language: 'ar',
  reference: 'Ar4bic1',
  name: 'ليلة في ورشة القطارات',
  summary: 'أربعة أشخاص يصلحون قطارًا في ليلة واحدة.',
  image: '/media/wind-2.webp',
  published_at: '2025-03-11T09:00:00+01:00',
  categories: [categories.engineering.reference],
  authors: [authors.longName.key],
  organizations: [longCompany.slug],
  content: `في العاشرة مساءً تدخل القطارات.

## الساعة الأولى

> لا أحد يرى الإصلاح.

1. الأبواب
2. المكابح \`brake --check\`

| الجزء | العدد |
| --- | ---: |
| المكابح | 4 |`,
}

const records = {
  ...longArticles,
  ...{ plain, withVideo, withTable, withPictures, pasted: pastedArticle, scheduled, draft },
  ...{ sameReference, sameReferenceInOtherCase, german, germanNight, germanHarbour, spanish, secondSpanish },
  arabic,
}

/** Apart from the one of news-article.ts. */
export const allArticles: readonly ArticleRecord[] = [...Object.values(records), ...fillerArticles]

/** The articles that tests name. */
export const articles = {
  ...{ night: describeArticle(records.night), yard: describeArticle(records.yard) },
  ...{ nightFr: describeArticle(records.nightFr), yardFr: describeArticle(records.yardFr) },
  ...{
    plain: describeArticle(plain),
    withVideo: describeArticle(withVideo),
    withTable: describeArticle(withTable),
  },
  ...{ withPictures: describeArticle(withPictures), pasted: describeArticle(pastedArticle) },
  ...{ scheduled: describeArticle(scheduled), draft: describeArticle(draft) },
  ...{ sameReference: describeArticle(sameReference) },
  ...{ sameReferenceInOtherCase: describeArticle(sameReferenceInOtherCase) },
  ...{ german: describeArticle(german), germanNight: describeArticle(germanNight) },
  ...{ spanish: describeArticle(spanish), secondSpanish: describeArticle(secondSpanish) },
  arabic: describeArticle(arabic),
} as const
