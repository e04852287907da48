import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'
import { type Refreshed, RefreshedUrls } from './refreshed-urls'

const time = '2026-07-01T22:30:05Z'
const row = { url: 'http://site.example/en', changed_at: time, invalidated_at: time, regenerated_at: time }

function render(locale: string, changes: Partial<Refreshed['urls'][number]>) {
  return renderToStaticMarkup(
    <RefreshedUrls
      refreshed={{ urls: [{ ...row, seen_at: time, ...changes }], summary: ['One.', 'Two.'] }}
      locale={locale}
      timeZone="Europe/Paris"
      messages={editorMessagesFor(locale).Preview.controls}
    />,
  )
}

it('has its times in the language of the editor and the time zone of the site, to the second', () => {
  expect(render('en', {})).toContain('2 July 2026 at 00:30:05')
  expect(render('de', {})).toContain('2. Juli 2026 um 00:30:05')
})

it('tells a time that the API does not give from what has not happened yet', () => {
  const unknown = render('en', { changed_at: null })
  expect([unknown.includes('Unknown'), unknown.includes('Not yet')]).toEqual([true, false])
  const unseen = render('en', { seen_at: null })
  expect([unseen.includes('Unknown'), unseen.includes('Not yet')]).toEqual([false, true])
})

it('has its summary above the table', () => {
  expect(render('en', {})).toMatch(/<p>One\. Two\.<\/p>.*<table/)
})
