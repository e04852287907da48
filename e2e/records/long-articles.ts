import { companies } from './companies'
import type { ArticleRecord } from './record'
import { authors, categories, collections } from './taxonomies'

const { harbourWorks, windGrids, windPower } = companies

const paragraphs = (sentence: string) =>
  Array.from({ length: 4 }, () => sentence.repeat(6).trim()).join('\n\n')
const english = 'The lines are green, and the room is quiet while the region sleeps. '
const french = 'Les traits sont verts, et la salle est calme pendant que la région dort. '

/** Sections, a table, a figure with a caption, a pull quote, a collection and a company with open jobs. */
const night: ArticleRecord = {
  language: 'en',
  reference: 'Gr1dNyt',
  name: 'The night the grid was quiet',
  summary: 'Five dispatchers watch over the electricity of 240,000 homes.',
  image: '/media/night.webp',
  published_at: '2026-05-04T00:30:00+02:00',
  categories: [categories.engineering.reference],
  collections: [collections.nightWork.reference],
  authors: [authors.withEverything.key],
  organizations: [windGrids.slug],
  seo_title: 'A night in a control room',
  seo_description: 'Five dispatchers, 240,000 homes and one owl: a shift with Wind Grids.',
  content: `You would expect screens, and there are screens.

## Who sits where

${paragraphs(english)}

## Why quiet is difficult

${paragraphs(english)}

![A line worker in training](/media/grid-1.webp "The training yard, where everything may be broken")

| Step | Who speaks |
| --- | --- |
| Order | control room |
| Repeat | the man on site |

## The owl

${paragraphs(english)}

> Tonight I am tidying up after people who have gone to bed.
>
> — the dispatcher for the south

## Morning

${paragraphs(english)}`,
}

/** Other titles for search engines and for social networks, a video with chapters, and the index `news`. */
const yard: ArticleRecord = {
  language: 'en',
  reference: 'Yd8nVr3',
  name: 'The quay that never closes',
  summary: 'Between 21:00 and 05:00, eleven people unload ships in Dunkirk.',
  image: '/media/harbour-1.webp',
  published_at: '2026-10-15T07:30:00+02:00',
  categories: [categories.trades.reference, categories.engineering.reference],
  collections: [collections.nightWork.reference],
  authors: [authors.withEverything.key],
  organizations: [harbourWorks.slug],
  indexed: ['news'],
  seo_title: 'A night on a quay: Harbour Works',
  seo_description: 'Crane drivers and one controller unload 23 ships a night. A shift told hour by hour.',
  social_title: 'Eleven people, twenty-three ships, one night',
  social_description: 'We followed the night shift of a quay.',
  social_image: '/media/harbour-2.webp',
  video: {
    ...{ source: 'youtube', external_reference: 'aqz-KE-bpKQ', name: 'One night on the quay' },
    description:
      'Filmed over a single shift.\n\n0:00 Start\n1:20 The line\n5:48 The brake test\n9:30 First light',
    ...{ image: '/media/harbour-1.webp', duration: 'PT10M35S', published_at: '2026-10-14T16:00:00+02:00' },
  },
  content: `The briefing takes four minutes.

## 21:10, track 7

${paragraphs(english)}

![A ship before dawn](/media/harbour-1.webp "The same quay, nine hours later")

## 22:45, the box

${paragraphs(english)}

## 00:30, the loudest quiet

${paragraphs(english)}`,
}

const nightFr: ArticleRecord = {
  language: 'fr',
  reference: 'aFnUiT8',
  name: 'Trente secondes pour prendre la relève',
  summary: 'Récit d’une nuit où il ne s’est presque rien passé.',
  image: '/media/night.webp',
  published_at: '2026-07-02T07:00:00+02:00',
  categories: [categories.tradesFr.reference],
  collections: [collections.nightWorkFr.reference],
  authors: [authors.withEverything.key],
  organizations: [windGrids.slug, windPower.slug],
  seo_title: 'Une nuit au poste de conduite',
  social_title: 'Une nuit où il ne s’est presque rien passé',
  content: `La relève commence par un silence de trente secondes.

## Ce que l’on conduit

${paragraphs(french)}

## 22 h 10, préparer

${paragraphs(french)}

- **Scénario A.** Une ligne seule.
  - Avant 23 h 30 : délestage.
  - Après : bascule.

> Je dis : rien. Il croit que je plaisante.
>
> — Thierry, opérateur de conduite

## 3 h 20, tenir

${paragraphs(french)}

![Des lignards à l’entraînement](/media/grid-1.webp "Le terrain d’entraînement : ici, tout peut casser")

## 5 h 00, rendre

| Heure | Événement |
| --- | --- |
| 22 h 58 | Refus |`,
}

const yardFr: ArticleRecord = {
  language: 'fr',
  reference: 'N0iTqua',
  name: 'Une demi-nuit sur le quai avant de signer',
  summary: 'Chaque candidat passe d’abord une demi-nuit sur le quai.',
  image: '/media/harbour-2.webp',
  published_at: '2026-08-06T09:00:00+02:00',
  categories: [categories.tradesFr.reference],
  collections: [collections.nightWorkFr.reference],
  authors: [authors.withoutPicture.key],
  organizations: [harbourWorks.slug],
  content: `À 21 heures, on distribue les casques.\n\n## Le quai\n\n${paragraphs(french)}`,
}

export const longArticles = { night, yard, nightFr, yardFr }
