import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import en from '@/lib/i18n/messages/en.json'
import { Gallery } from './gallery'

function render(name: string | null, description: string | null) {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <Gallery images={[{ src: '/media/a.webp', name, description }]} name="Acme" lang="fr" />
    </NextIntlClientProvider>,
  )
  return { html, alt: /alt="([^"]*)"/.exec(html)?.[1], words: html.replace(/<[^>]*>/g, ' ').trim() }
}

describe('a picture of a gallery', () => {
  it('shows its name and its description to all readers, each once', () => {
    const { html, alt, words } = render('Workshop', 'The workshop in the morning')
    expect(words.split(/\s{2,}/)).toEqual(['Workshop', 'The workshop in the morning'])
    expect(alt).toBe('')
    expect(html).toContain('<figcaption lang="fr"')
  })

  it('shows equal names and descriptions once', () => {
    expect(render('Workshop', 'Workshop').words).toBe('Workshop')
    expect(render(null, 'The workshop')).toMatchObject({ alt: '', words: 'The workshop' })
  })

  it('has an alternative text where it has no caption', () => {
    expect(render(null, null)).toMatchObject({ alt: 'A picture of Acme', words: '' })
  })
})
