import { type Check, type Context, type Part, toFailedCheck } from '../part'
import { startFaultyUpstream } from '../upstream'
import { testHeaders } from './headers'
import { testLeaks } from './leaks'
import { testLimitSpellings } from './limits'
import { testMethods } from './methods'
import { testPoisoning } from './poisoning'
import { testOwnCode, testPolicies } from './policies'
import { testSlowClients } from './slow-clients'
import { testPaths } from './traversal'
import { testXss } from './xss'

/** Table D: hostile records in a browser, and the policies of pages. */
export const hostileContentPart: Part = {
  name: 'Hostile content in a browser',
  run: async (context) => [
    ...(await runTogether(context, { policies: testPolicies }, { 'hostile records': testXss })),
    // The router of Next.js opens documents where a page takes too long, so no other test runs at the same time.
    ...(await runTests(context, { 'own code': testOwnCode })),
  ],
}

/** Table E: leaks, paths, poisoning, methods, headers and slow clients. */
export const hostileVisitorsPart: Part = {
  name: 'Hostile visitors',
  run: async (context) => [
    ...(await runTogether(
      context,
      { headers: withOwnUpstream(testHeaders), leaks: withOwnUpstream(testLeaks) },
      { methods: testMethods, limits: testLimitSpellings, paths: testPaths },
      { poisoning: testPoisoning },
    )),
    // It measures durations, so no other test runs at the same time.
    ...(await runTests(context, { 'slow clients': testSlowClients })),
  ],
}

type Test = (context: Context) => Promise<Check[]>
type Tests = Readonly<Record<string, Test>>

/** The faults that the test starts do not reach the sites of other tests. */
function withOwnUpstream(test: Test): Test {
  return async (context) => {
    const upstream = await startFaultyUpstream(context.upstream.url)
    const target = { url: upstream.url, token: context.secrets.API_TOKEN ?? '' }
    try {
      return await test({
        ...context,
        upstream,
        startSite: (options) => context.startSite({ upstream: target, ...options }),
      })
    } finally {
      await upstream.stop()
    }
  }
}

/** One test after the other. The other tests run too if one throws. */
async function runTests(context: Context, tests: Tests): Promise<Check[]> {
  const checks: Check[] = []
  for (const [name, test] of Object.entries(tests)) {
    context.progress(name)
    checks.push(...(await test(context).catch((error) => [toFailedCheck(name, error)])))
  }
  return checks
}

/** Groups of tests at the same time. They use different sites, and measure no durations. */
async function runTogether(context: Context, ...groups: readonly Tests[]): Promise<Check[]> {
  const checks = await Promise.all(groups.map((tests) => runTests(context, tests)))
  return checks.flat()
}
