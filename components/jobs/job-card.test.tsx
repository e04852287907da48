import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '@/lib/i18n/messages/en.json'
import { toListedJob } from '@/lib/model/jobs/listed-job'
import { makeJob, makeOffice, makeOrganization } from '@/lib/model/testing/records'
import { JobCard } from './job-card'

function render(job: Parameters<typeof toListedJob>[0]) {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <JobCard job={toListedJob(job, 'en')} />
    </NextIntlClientProvider>,
  )
}

it.each([
  ['en', 'Turner', '<h2 lang="en" dir="ltr"', null],
  ['en-US', 'Turner', '<h2 lang="en-US" dir="ltr"', null],
  ['fr', 'Tourneur', '<h2 lang="fr" dir="ltr"', 'Text in French'],
  ['de', 'Dreher', '<h2 lang="de" dir="ltr"', 'Text in German'],
  ['ar', 'خرّاط معادن', '<h2 lang="ar" dir="rtl"', 'Text in Arabic'],
  ['he', 'חרט CNC', '<h2 lang="he" dir="rtl"', 'Text in Hebrew'],
  ['fa', 'تراشکار', '<h2 lang="fa" dir="rtl"', 'Text in Persian'],
  ['ur', 'خراد مشین آپریٹر', '<h2 lang="ur" dir="rtl"', 'Text in Urdu'],
  ['ja', '旋盤工', '<h2 lang="ja" dir="ltr"', 'Text in Japanese'],
  ['und', 'Turner', '<h2 lang="und" dir="auto"', null],
])(
  'the title of a job in %s, %s, has its language and direction, and the card says a language that is not that of the page',
  (language, name, heading, note) => {
    const html = render(makeJob({ language, name }))
    expect(html).toContain(heading)
    expect(html).toContain(name)
    if (note === null) expect(html).not.toContain('Text in')
    else expect(html).toContain(`${note}</span>`)
  },
)

it('isolates the names of the company and of the places', () => {
  const organization = makeOrganization({ name: 'חברת הרכבת' })
  const offices = ['تل أبيب', 'Lyon'].map((city) => makeOffice({ city }))
  const html = render(makeJob({ organization, offices }))
  for (const name of ['חברת הרכבת', 'تل أبيب', 'Lyon']) expect(html).toContain(`<bdi>${name}</bdi>`)
})

it('has separators between the facts, in the text that a visitor copies', () => {
  const html = render(makeJob({ offices: [makeOffice({ city: 'Lyon' })] }))
  const facts = /<p class="meta[^>]*>(.*?)<\/p>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')
  expect(facts).toMatch(/^Acme · Lyon · Permanent, full-time · /)
  expect(facts).not.toMatch(/·\s*$|·\s*·/)
})
