import { expect, it } from 'vitest'
import { contactOf, toApplyText, toApplyUrl } from './apply-url'

it.each([
  ['https://jobs.acme.example/apply?id=1', 'https://jobs.acme.example/apply?id=1'],
  ['HTTP://Jobs.Acme.Example/apply', 'http://jobs.acme.example/apply'],
  ['https://jobs.acme.example:8443/apply', 'https://jobs.acme.example:8443/apply'],
  [
    'https://jobs.acme.example/apply?title=Sales manager',
    'https://jobs.acme.example/apply?title=Sales%20manager',
  ],
  ['https://jobs.acme.example/Sales manager', 'https://jobs.acme.example/Sales%20manager'],
  ['www.acme.example/apply', 'https://www.acme.example/apply'],
  ['careers.acme.example/x?y', 'https://careers.acme.example/x?y'],
  ['careers.acme.example:8443/x', 'https://careers.acme.example:8443/x'],
  ['//jobs.acme.example/x', 'https://jobs.acme.example/x'],
  ['https://bücher.example/bewerben', 'https://xn--bcher-kva.example/bewerben'],
  ['bücher.example/bewerben', 'https://xn--bcher-kva.example/bewerben'],
  ['http://https://jobs.acme.example/x', 'https://jobs.acme.example/x'],
  ['https://jobs.acme.\texample/\napply', 'https://jobs.acme.example/apply'],
  ['https://jobs.acme.example/apply.', 'https://jobs.acme.example/apply'],
  ['www.acme.example.', 'https://www.acme.example/'],
  ['<https://jobs.acme.example/apply>', 'https://jobs.acme.example/apply'],
  [`https://jobs.acme.example/?${'a'.repeat(1_000)}`, `https://jobs.acme.example/?${'a'.repeat(1_000)}`],
  // E-mail addresses.
  ['mailto:jobs@acme.example', 'mailto:jobs@acme.example'],
  ['MAILTO: jobs@acme.example', 'mailto:jobs@acme.example'],
  ['mailto://jobs@acme.example', 'mailto:jobs@acme.example'],
  ['mailto:jobs%40acme.example', 'mailto:jobs@acme.example'],
  ['jobs@acme.example', 'mailto:jobs@acme.example'],
  ['jobs+fr@acme.example;', 'mailto:jobs+fr@acme.example'],
  ['Acme Jobs <jobs@acme.example>', 'mailto:jobs@acme.example'],
  ['jobs@acme.example, hr@acme.example', 'mailto:jobs@acme.example,hr@acme.example'],
  [
    'mailto:jobs@acme.example?subject=Technician (Köln)',
    'mailto:jobs@acme.example?subject=Technician%20(K%C3%B6ln)',
  ],
  ['jobs@acme.example?subject=HR-14', 'mailto:jobs@acme.example?subject=HR-14'],
  ['büro@bücher.example', 'mailto:b%C3%BCro@b%C3%BCcher.example'],
  // Telephone numbers.
  ['tel:+33 1 23 45 67 89', 'tel:+33123456789'],
  ['+49 (0) 221 / 12 34-56', 'tel:+49221123456'],
  ['(020) 7946 0000', 'tel:02079460000'],
])('applies to %j at %s', (value, url) => expect(toApplyUrl(value)).toBe(url))

it.each([
  // To read and copy.
  ['At the reception, 12 rue de la Paix', 'At the reception, 12 rue de la Paix'],
  ['Send your CV to jobs@acme.example', 'Send your CV to jobs@acme.example'],
  ['https://intranet/jobs/1', 'https://intranet/jobs/1'],
  ['http://192.168.1.5/jobs', 'http://192.168.1.5/jobs'],
  ['https://jobs.acme.local/x', 'https://jobs.acme.local/x'],
  ['sms:+33123456789', 'sms:+33123456789'],
  ['apply.html', 'apply.html'],
  ['/apply', '/apply'],
  ['mailto:jobs at acme.example', 'mailto:jobs at acme.example'],
  ['mailto:?subject=Apply', 'mailto:?subject=Apply'],
  ['2026-03-01', '2026-03-01'],
  // Not to show.
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  [' JavaScript:alert(1)', null],
  ['data:text/html,x', null],
  ['file:///C:/jobs.docx', null],
  ['https://user:secret@acme.example/', null],
  ['http://user@acme.example/apply', null],
  ['', null],
  [' ', null],
  [null, null],
])('has no URL for %j, and the text %j', (value, text) => {
  expect(toApplyUrl(value)).toBeNull()
  expect(toApplyText(value)).toBe(text)
})

it.each([
  ['mailto:b%C3%BCro@acme.example?subject=x', 'büro@acme.example'],
  ['tel:+33123456789', '+33123456789'],
  ['https://acme.example/', null],
])('the contact of %s is %s', (url, contact) => expect(contactOf(url)).toBe(contact))
