import { faults as allFaults } from './fault-table'
import { type Measured, maxRecoverySeconds, measureFault, measureLoad, recover } from './measure-fault'
import { megabytes } from './memory'
import { describeLoad, describeMeasured, toCheck } from './outage-report'
import { revisionText } from './pages'
import type { Check, Context, Part } from './part'
import { pathsOf, warm } from './warmed-pages'

const totalRequests = { ci: 1_000, full: 100_000 }
/** The small size tries every 24th fault, from one that the seed selects. */
const faultStep = { ci: 24, full: 1 }
const minP99Ms = 50

export const outagePart: Part = { name: 'Faults of the upstream', run }

/** Every fault of the upstream under a load on warmed pages, a page that was never made, and the recovery. */
async function run(context: Context): Promise<Check[]> {
  const { upstream, progress } = context
  const step = faultStep[context.scale]
  const faults = allFaults.filter((_, index) => index % step === Math.abs(context.seed) % step)
  const total = context.requests ?? totalRequests[context.scale]
  const warmed = await warm(context)
  const count = Math.ceil(total / faults.length)
  const normal = await measureLoad(context, warmed, pathsOf(warmed, 0), count)
  const maxP99Ms = Math.max(minP99Ms, 2 * normal.p99Ms)
  progress(`Without a fault: ${describeLoad(normal)}, ${megabytes(normal.peakBytes)}`)
  const results: Measured[] = []
  for (const [index, fault] of faults.entries()) {
    const measured = await measureFault(context, warmed, fault, count, index + 1)
    results.push(measured)
    progress(`${fault.name}: ${describeMeasured(measured, normal.peakBytes)}`)
  }
  progress('All pages after the faults')
  const final = await recover(
    context,
    warmed,
    [...warmed.fixedPaths, ...warmed.rotatedPaths],
    revisionText(faults.length),
    'believed',
  )
  const requests = results.reduce((sum, result) => sum + result.requests, 0)
  return [
    {
      name: 'without a fault, bodies of warmed pages do not change',
      passed: normal.changed.length === 0 && normal.notOk.length === 0,
      expected: '0 not 200, 0 changed',
      measured: describeLoad(normal),
    },
    ...results.map((result) =>
      toCheck(result, {
        ...{ maxP99Ms, normalBytes: normal.peakBytes },
        maxRecoverySeconds: maxRecoverySeconds(context, result.fault.pages),
      }),
    ),
    {
      name: 'all faults together',
      passed: requests >= total && results.every(({ notOk }) => notOk.length === 0),
      expected: `${total} requests to warmed pages, 0 not 200`,
      measured: `${requests} requests, ${results.reduce((sum, { notOk }) => sum + notOk.length, 0)} not 200`,
    },
    {
      name: 'all pages after the faults',
      passed: final.recoverySeconds !== null,
      expected: 'all 200 with the bodies of before the faults',
      measured: `${warmed.fixedPaths.length + warmed.rotatedPaths.length} paths: ${final.unrecovered || 'all as expected'}`,
    },
    {
      name: 'the token stays with the upstream',
      passed: upstream.canary.requests() === 0 && upstream.canary.tokens() === 0,
      expected: '0 requests at the target of the redirect',
      measured: `${upstream.canary.requests()} requests, ${upstream.canary.tokens()} with a token`,
    },
  ]
}
