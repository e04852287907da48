import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import en from '@/lib/i18n/messages/en.json'
import { Gallery } from './gallery'

type Image = Parameters<typeof Gallery>[0]['images'][number]

const html = (images: readonly Image[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <Gallery images={images} name="Acme" lang="fr" />
    </NextIntlClientProvider>,
  )

function render(name: string | null, description: string | null) {
  const text = html([{ src: '/media/a.webp', name, description }])
  const words = text.replace(/<[^>]*>/g, '  ').trim()
  return { html: text, alt: /alt="([^"]*)"/.exec(text)?.[1], words: words.split(/\s{2,}/) }
}

const link = 'Enlarge picture 1 of 1'

describe('a picture of a gallery', () => {
  it('shows its name and its description to all readers, each once', () => {
    const { html, alt, words } = render('Workshop', 'The workshop in the morning')
    expect(words).toEqual([link, 'Workshop', 'The workshop in the morning'])
    expect(alt).toBe('')
    expect(html).toContain('<figcaption lang="fr"')
  })

  it('shows equal names and descriptions once', () => {
    expect(render('Workshop', 'Workshop').words).toEqual([link, 'Workshop'])
    expect(render(null, 'The workshop')).toMatchObject({ alt: '', words: [link, 'The workshop'] })
  })

  it('has an alternative text where it has no caption', () => {
    expect(render(null, null)).toMatchObject({ alt: 'A picture of Acme', words: [link] })
  })

  it('is a link to the large picture, which the browser opens without JavaScript', () => {
    expect(render('Workshop', null).html).toContain('<a href="/media/a.webp" data-picture="Picture 1 of 1"')
  })
})

describe('a gallery', () => {
  const images = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      src: `/media/${index}.webp`,
      name: null,
      description: null,
    }))
  const count = (text: string, part: string) => text.split(part).length - 1

  it('of nine pictures shows all of them', () => {
    expect(html(images(9))).not.toContain('<details')
  })

  it('of more pictures shows the first six, and the others after a click', () => {
    const [before = '', after = ''] = html(images(20)).split('<details')
    expect([count(before, '<figure'), count(after, '<figure')]).toEqual([6, 14])
    expect(after).toContain('Show 14 more pictures')
  })

  it('of a thousand pictures has 48', () => {
    const text = html(images(1_000))
    expect(count(text, '<figure')).toBe(48)
    expect(text).toContain('Enlarge picture 48 of 48')
  })
})
