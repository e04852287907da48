import { companies } from './companies'
import type { ArticleRecord } from './record'
import { authors, categories, collections } from './taxonomies'

const organizations = [
  companies.harbourWorks,
  companies.windPower,
  companies.clinicSoftware,
  companies.cityBikes,
]

const series = [
  {
    ...{ language: 'en', name: 'Engineering note', text: 'A note about an engine at work' },
    lists: [categories.engineering, categories.hiring, categories.trades],
    collection: collections.firstWeeks,
  },
  {
    ...{ language: 'fr', name: 'Note de chantier', text: 'Une note sur un chantier' },
    lists: [categories.engineeringFr, categories.tradesFr],
    collection: collections.nightWorkFr,
  },
]

const count = 22

/** Few, because each month of each list is a page: December 2025, June and October 2026. */
const months = [11, 17, 21]

/** Articles that fill lists to three numbered pages. */
export const fillerArticles: readonly ArticleRecord[] = series.flatMap(
  ({ language, name, text, lists, collection }) =>
    Array.from(
      { length: count },
      (_, index): ArticleRecord => ({
        language,
        reference: `F${language}${String(index).padStart(2, '0')}xY`,
        name: `${name} ${index + 1}`,
        summary: `${text}, number ${index + 1}.`,
        image: '/media/story.webp',
        published_at: new Date(
          Date.UTC(2025, months[Math.floor(index / 8)] ?? 0, 5 + index, 7, 30),
        ).toISOString(),
        categories: [lists[index % lists.length]?.reference],
        collections: index % 4 === 0 ? [collection.reference] : [],
        authors: [index % 2 === 0 ? authors.withEverything.key : authors.withoutPicture.key],
        organizations: [organizations[index % organizations.length]?.slug],
        content: `${text}.\n\n## Section\n\nText ${index + 1} of a series.`,
      }),
    ),
)
