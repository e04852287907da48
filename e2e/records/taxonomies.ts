import { longAuthor } from './long-names'

/** Lists in which articles are. `slug` is that of the URL, made from the name. */
export const categories = {
  engineering: { reference: 'CatEngEn', name: 'Engineering', slug: 'engineering' },
  trades: { reference: 'CatTrade', name: 'Trades and crafts', slug: 'trades-and-crafts' },
  hiring: { reference: 'CatHire', name: 'How we hire', slug: 'how-we-hire' },
  engineeringFr: { reference: 'CatEngFr', name: 'Ingénierie', slug: 'ingenierie' },
  tradesFr: { reference: 'CatMetFr', name: 'Métiers et savoir-faire', slug: 'metiers-et-savoir-faire' },
  workDe: { reference: 'CatArbDe', name: 'Arbeitsalltag', slug: 'arbeitsalltag' },
} as const

const cover = '/media/night.webp'

export const collections = {
  nightWork: {
    ...{ id: 1, reference: '7b13e8d04c95fa', title: 'Night work', slug: 'night-work', language: 'en', cover },
    summary: 'Teams who work while everybody else sleeps.',
  },
  firstWeeks: {
    ...{
      id: 2,
      reference: '5f0c6a2e9b41d7',
      title: 'First weeks',
      slug: 'first-weeks',
      language: 'en',
      cover,
    },
    summary: 'What newcomers wish they had known.',
  },
  nightWorkFr: {
    ...{ id: 3, reference: 'd81b35c9e60f27', title: 'Travailler la nuit', slug: 'travailler-la-nuit' },
    ...{ language: 'fr', cover, summary: 'Celles et ceux qui travaillent quand la ville dort.' },
  },
  nightWorkDe: {
    ...{ id: 4, reference: 'f31c80d6a5be42', title: 'Arbeiten bei Nacht', slug: 'arbeiten-bei-nacht' },
    ...{ language: 'de', cover, summary: 'Von denen, die wach sind, wenn alle anderen schlafen.' },
  },
} as const

export const authors = {
  withEverything: {
    key: 'ada-fixture',
    name: 'Ada Fixture',
    headline: 'Invented author',
    website: 'https://ada-fixture.example',
    social_networks: { mastodon: 'https://social.example/@ada-fixture' },
    avatar: '/media/author.webp',
  },
  longName: longAuthor,
  withoutPicture: { key: 'test-desk', name: 'Test desk', headline: 'Invented author' },
} as const
