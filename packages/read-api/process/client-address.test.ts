import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address'

const app = new Hono().get('/:proxies', (c) => c.text(clientAddress(c, Number(c.req.param('proxies')))))

async function addressOf(proxies: number, forwarded: string | undefined): Promise<string> {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  const connection = { incoming: { socket: { remoteAddress: '::ffff:10.0.0.1' } } }
  return (await app.request(`/${proxies}`, { headers }, connection)).text()
}

test.each([
  [0, undefined, '10.0.0.1'],
  [0, '203.0.113.9', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  [2, '203.0.113.9', '10.0.0.1'],
  [1, 'unknown', '10.0.0.1'],
  [1, '203.0.113.9:4711', '203.0.113.9'],
  [1, '[2001:db8:1:2::5]:4711', '2001:db8:1:2::/64'],
  [1, '', '10.0.0.1'],
  [1, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
])(
  'with %i trusted proxies and X-Forwarded-For %j, the client is %s',
  async (proxies, forwarded, expected) => {
    expect(await addressOf(proxies, forwarded)).toBe(expected)
  },
)

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['fe80::1:2', 'fe80:0:0:0::/64'],
])('the network of %s is %s', async (address, expected) => {
  expect(await addressOf(1, address)).toBe(expected)
})
