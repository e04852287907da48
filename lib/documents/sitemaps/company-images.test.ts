import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSite } from '@/lib/data/testing/site'

vi.setConfig({ testTimeout: 60_000 })

const image = (name: string, url: string) => ({ name, file: url })

/** An organization with images on the own host, on an allowed host and on another one, and with a video. */
const organization = (name: string) => ({
  kind: 'organizations' as const,
  data: {
    reference: name,
    name,
    slug: name,
    default_language: 'en',
    description: 'Text',
    websites: [{ site: 'site' }],
    images: [
      image('Own', `/media/${name}.webp`),
      image('Allowed', `https://cdn.example/${name}.webp`),
      image('Other', `https://elsewhere.example/${name}.webp`),
    ],
    videos: [
      {
        reference: 'film',
        source: 'youtube',
        external_reference: 'aqz-KE-bpKQ',
        name: 'Film',
        image: `/media/film-${name}.webp`,
      },
    ],
  },
})

let site: Awaited<ReturnType<typeof startSite>>
beforeEach(async () => {
  site = await startSite([], { IMAGE_HOSTS: 'cdn.example' }, [organization('beta'), organization('gamma')])
})
afterEach(() => {
  vi.doUnmock('./sitemap-xml')
  return site.stop()
})

async function readCompanies(part = 1): Promise<{ images: string[]; videos: number } | null> {
  const { getSitemap } = await import('./sitemaps')
  const xml = await getSitemap('en', { kind: 'companies', part })
  if (xml === null) return null
  const images = [...xml.matchAll(/<image:loc>([^<]+)</g)].map(([, url = '']) => url)
  return { images, videos: xml.split('<video:video>').length - 1 }
}

const imagesOf = (name: string) => [
  `https://site.example/media/${name}.webp`,
  `https://cdn.example/${name}.webp`,
]

describe('the sitemap of companies', () => {
  it('has the pictures of the galleries that the pages can show', async () => {
    expect(await readCompanies()).toEqual({ images: [...imagesOf('beta'), ...imagesOf('gamma')], videos: 2 })
  })

  it('has a further file for more images than one may have', async () => {
    vi.doMock('./sitemap-xml', async (original) => ({
      ...(await original<typeof import('./sitemap-xml')>()),
      maxImages: 3,
    }))
    expect((await readCompanies())?.images).toEqual(imagesOf('beta'))
    expect((await readCompanies(2))?.images).toEqual(imagesOf('gamma'))
    expect(await readCompanies(3)).toBeNull()
  })
})
