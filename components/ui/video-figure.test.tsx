import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '@/lib/i18n/messages/en.json'
import fr from '@/lib/i18n/messages/fr.json'
import type { Video } from '@/lib/model/media/video'
import { makeVideo } from '@/lib/model/testing/records'
import { VideoFigure } from './video-figure'

const render = (fields: Partial<Video>, locale: 'en' | 'fr' = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{ en, fr }[locale]} timeZone="UTC">
      <VideoFigure video={makeVideo({ description: null, ...fields })} lang="fr" />
    </NextIntlClientProvider>,
  )

it('shows the subtitle in its language, with or without a player', () => {
  for (const player of [makeVideo().player, null])
    expect(render({ player, subtitle: 'Du matin au soir' })).toMatch(
      /<p lang="fr"[^>]*>Du matin au soir<\/p>/,
    )
})

it('says that subtitles are available, in the language of the interface', () => {
  expect(render({ hasCaptions: true })).toContain('<p>Subtitles available</p>')
  expect(render({ hasCaptions: true }, 'fr')).toContain('<p>Sous-titres disponibles</p>')
  expect(render({})).not.toContain('figcaption')
})

it('links to the chapters on the platform', () => {
  const html = render({
    chapters: [
      { start: 0, name: 'Start' },
      { start: 80, name: 'La ligne' },
    ],
  })
  expect(html).toContain('<ol aria-label="Chapters">')
  expect(html).toMatch(/1:20<\/span><a href="[^"]*&amp;t=80s"/)
})
