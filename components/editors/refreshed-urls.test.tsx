import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'
import { RefreshedUrls } from './refreshed-urls'

it('has its times in the language of the editor and the time zone of the site, to the second', () => {
  const time = '2026-07-01T22:30:05Z'
  const row = { url: 'http://site.example/en', changed_at: time, invalidated_at: time, regenerated_at: time }
  const render = (locale: string) =>
    renderToStaticMarkup(
      <RefreshedUrls
        urls={[{ ...row, seen_at: null }]}
        locale={locale}
        timeZone="Europe/Paris"
        messages={editorMessagesFor(locale).Preview.controls}
      />,
    )
  expect(render('en')).toContain('2 July 2026 at 00:30:05')
  expect(render('en')).toContain('Not yet')
  expect(render('de')).toContain('2. Juli 2026 um 00:30:05')
})
