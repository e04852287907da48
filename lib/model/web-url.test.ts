import { describe, expect, it } from 'vitest'
import { toWebUrl } from './web-url'

describe('toWebUrl', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    [' http://example.com/a?b=1#c ', 'http://example.com/a?b=1#c'],
    ['http://https://example.com/x', 'https://example.com/x'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['HTTPS://Example.COM:443/', 'https://example.com/'],
    ['https://home.example.com/', 'https://home.example.com/'],
    ['https://corp.com/', 'https://corp.com/'],
    // As a browser reads them.
    ['https://example.com:8443/apply', 'https://example.com:8443/apply'],
    ['https://a.example/a b?c=d e', 'https://a.example/a%20b?c=d%20e'],
    ['https://a.example/offres/développeur', 'https://a.example/offres/d%C3%A9veloppeur'],
    ['https://a.exa\tmple/\nx', 'https://a.example/x'],
    ['https:\\\\a.example\\x', 'https://a.example/x'],
    ['https://a.example\\@evil.example/', 'https://a.example/@evil.example/'],
    ['https:/a.example/x', 'https://a.example/x'],
    ['//a.example/x', 'https://a.example/x'],
    // Without a scheme.
    ['example.com', 'https://example.com/'],
    ['www.example.com/x?y#z', 'https://www.example.com/x?y#z'],
    ['careers.example.com:8443/x', 'https://careers.example.com:8443/x'],
    ['bücher.example/x', 'https://xn--bcher-kva.example/x'],
    // The origin of SITE_URL in tests.
    ['http://localhost:3000/media/a.webp', 'http://localhost:3000/media/a.webp'],
  ])('accepts %s', (value, url) => expect(toWebUrl(value)).toBe(url))

  it.each([
    null,
    undefined,
    '',
    'example',
    'apply here',
    'guide.pdf',
    'index.html',
    '/jobs',
    'mailto:a@example.com',
    '192.168.1.1/x',
    'intranet.local/x',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https://user:secret@example.com/',
    'http://user@localhost:3000/',
    'https://192.168.1.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://intranet/',
    'https://printer.local/',
    'https://printer.lan/',
    'https://router.home.arpa/',
    'https://a.corp/',
    'https://a.home/',
    'https://a.internal/',
    'https://a.localdomain/',
    'https://a.intranet/',
    'https://a.private/',
    'http://localhost/',
    'http://localhost:22/',
    'https://localhost:3000/',
    'https://app.localhost/',
    'https://example.com./',
    'https://a.example/\u0000',
    'https://a.example/\ud800',
    `https://a.example/${'a'.repeat(2100)}`,
    // 1,820 characters that are 10,820 after percent-encoding.
    `https://a.example/${'語'.repeat(1_800)}`,
  ])('returns null for %j', (value) => expect(toWebUrl(value)).toBeNull())
})
