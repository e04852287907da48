import { defineCommand, parsedBy, runIfMain } from '@vitrine/api-contract/command'
import { wholeNumber } from '@vitrine/api-contract/environment'
import { findInstalled } from '@/scripts/run'
import { type Candidate, encodings, startCandidates } from './speed/candidates'
import { connections, measureRate, type Tool } from './speed/load'
import { measureRegeneration } from './speed/regeneration'
import { serveDemoSite } from './support/demo-site'
import { median } from './support/median'
import { printTable } from './support/print-table'
import type { Encoding } from './support/send'
import { startBoth } from './support/start-both'
import { withCleanup } from './support/with-cleanup'

const count = parsedBy(wholeNumber(1, 1_000))

export const command = defineCommand(
  'bench:speed',
  'Measures how many requests a second of a stored article the site carries, beside nginx, a bare page of Next.js and Node.js alone, and whether every response is 200 while the article is rendered again. It prints figures and tests nothing. It takes about 10 minutes.',
)
  .option('--rounds <N>', 'the number of rounds, of which medians are printed', count, 5)
  .option('--seconds <N>', 'the duration of each measurement', count, 4)
  .option('--load-seconds <N>', 'the duration of the load with webhooks', count, 60)
  .option('--skip-build', 'uses the build in .next of an earlier run')
  .action(measureSpeed)

type Options = { rounds: number; seconds: number; loadSeconds: number; skipBuild?: true }

/** The rates of all rounds: by encoding, then by the name of the candidate. */
type Rates = Record<Encoding, Map<string, number[]>>

function measureSpeed({ rounds, seconds, loadSeconds, skipBuild }: Options): Promise<void> {
  return withCleanup(async (bench) => {
    const tool: Tool = (await findInstalled(['wrk'])) ? 'wrk' : 'autocannon'
    const nginx = await findInstalled(['nginx', '/usr/sbin/nginx'])
    const both = await startBoth(bench, { skipBuild })
    const candidates = await startCandidates(bench, both, nginx)
    const rates = await measureRounds(candidates, tool, rounds, seconds)
    console.log(
      `\n${both.pages.article}, ${connections} connections of ${tool}, medians of ${rounds} rounds of ${seconds} s`,
    )
    if (tool === 'autocannon')
      console.log(
        'Missing: wrk (Debian: apt-get install wrk). autocannon limits the rates of the fastest servers.',
      )
    if (nginx === null)
      console.log('Missing: nginx (Debian: apt-get install nginx-light). Its rows are left out.')
    report(candidates, rates)
    const site = await serveDemoSite(bench, both.settings, 1)
    await measureRegeneration(site, both.pages.article, loadSeconds)
  })
}

async function measureRounds(
  candidates: readonly Candidate[],
  tool: Tool,
  rounds: number,
  seconds: number,
): Promise<Rates> {
  const rates: Rates = { identity: new Map(), gzip: new Map(), br: new Map() }
  // V8 still optimizes code that has served few requests.
  for (const { url } of candidates)
    for (const encoding of encodings) await measureRate(tool, url, encoding, seconds)
  for (let round = 0; round < rounds; round += 1) {
    // Each is first in another round, and every second round has the opposite order, so that other programs disturb all alike.
    const turned = [
      ...candidates.slice(round % candidates.length),
      ...candidates.slice(0, round % candidates.length),
    ]
    const ordered = round % 2 === 0 ? turned : turned.toReversed()
    for (const encoding of encodings)
      for (const { name, url, sizes } of ordered) {
        if (sizes[encoding] === undefined) continue
        const earlier = rates[encoding].get(name) ?? []
        rates[encoding].set(name, [...earlier, await measureRate(tool, url, encoding, seconds)])
      }
    console.log(`round ${round + 1} of ${rounds}`)
  }
  return rates
}

/** `-` where a server does not send the encoding. */
function report(candidates: readonly Candidate[], rates: Rates): void {
  const own = candidates[0]?.name ?? ''
  const row = (name: string, figure: (encoding: Encoding) => number | undefined, digits: number) => [
    name,
    ...encodings.map((encoding) => figure(encoding)?.toFixed(digits) ?? '-'),
  ]
  console.log('\nRequests a second of the site, divided by those of')
  printTable(
    ['', ...encodings],
    candidates.slice(1).map(({ name }) =>
      row(
        name,
        (encoding) => {
          const ours = rates[encoding].get(own) ?? []
          // Of the same round: the load of the machine differs more between rounds.
          const ratios = rates[encoding].get(name)?.map((rate, round) => (ours[round] ?? Number.NaN) / rate)
          return ratios && median(ratios)
        },
        2,
      ),
    ),
  )
  console.log('\nRequests a second')
  printTable(
    ['', ...encodings],
    candidates.map(({ name }) =>
      row(
        name,
        (encoding) => (rates[encoding].has(name) ? median(rates[encoding].get(name) ?? []) : undefined),
        0,
      ),
    ),
  )
  console.log('\nBytes of the page')
  printTable(
    ['', ...encodings],
    candidates.map(({ name, sizes }) => row(name, (encoding) => sizes[encoding], 0)),
  )
}

await runIfMain(import.meta.url, command)
