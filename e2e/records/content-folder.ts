import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { allArticles } from './articles'
import { companies } from './companies'
import { allJobs } from './jobs'
import { toNewsRecord } from './news-article'
import type { ArticleRecord } from './record'
import { sites } from './sites'
import { authors, categories, collections } from './taxonomies'

/** Writes the records and their pictures to a folder in the form of content/README.md, with a news article that was published before `now`. */
export async function writeContentFolder(folder: string, now: Date): Promise<void> {
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  // JSON is YAML.
  const writeYaml = (path: string, value: unknown) => write(path, `${JSON.stringify(value, null, 2)}\n`)
  await writeYaml('sites.yaml', sites)
  await writeYaml('categories.yaml', Object.values(categories).map(toCategory))
  await writeYaml('collections.yaml', Object.values(collections))
  await writeYaml('authors.yaml', Object.values(authors))
  for (const company of Object.values(companies))
    await writeYaml(`organizations/${company.slug}.yaml`, company)
  for (const { organization, slug, ...job } of allJobs)
    await writeYaml(`jobs/${organization}/${slug}.yaml`, job)
  for (const article of [...allArticles, toNewsRecord(now)])
    await write(`articles/${article.language}/${article.reference}.md`, toMarkdown(article))
  await writePictures(join(folder, 'media'))
}

/** The API makes the slug from the name. */
function toCategory({ reference, name }: { reference: string; name: string }) {
  return { reference, name, published_at: '2024-01-08T09:00:00+01:00' }
}

function toMarkdown({ language: _, content, ...frontMatter }: ArticleRecord): string {
  return `---\n${JSON.stringify(frontMatter, null, 2)}\n---\n${content}\n`
}

const pictures = [
  ...[
    'night',
    'story',
    'harbour-1',
    'harbour-2',
    'harbour-3',
    'wind-1',
    'wind-2',
    'wind-3',
    'grid-1',
    'bag-1',
  ],
]
const squares = ['author', ...Object.values(companies).flatMap(logoName)]

/** The names of the logos that are made: the other one is a drawing. */
function logoName({ slug, ...company }: { slug: string; logo?: string }): string[] {
  return company.logo?.endsWith('.webp') ? [`logo-${slug}`] : []
}

/** Writes the pictures that the records name: one colour each. */
async function writePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const write = (name: string, width: number, height: number, index: number) =>
    sharp({
      create: { width, height, channels: 3, background: { r: 60 + index * 12, g: 110, b: 200 - index * 9 } },
    })
      .webp({ quality: 20 })
      .toFile(join(folder, `${name}.webp`))
  await writeFile(
    join(folder, 'logo-nordland.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><path d="M0 0h400v400z"/></svg>',
  )
  await Promise.all([
    ...pictures.map((name, index) => write(name, 1600, 900, index)),
    ...squares.map((name, index) => write(name, 400, 400, index)),
  ])
}
