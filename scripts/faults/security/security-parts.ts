import { type Check, type Context, type Part, toFailedCheck } from '../part'
import { testHeaders } from './headers'
import { testLeaks } from './leaks'
import { testLimitSpellings } from './limits'
import { testMethods } from './methods'
import { testPoisoning } from './poisoning'
import { testPolicies } from './policies'
import { testSlowClients } from './slow-clients'
import { testPaths } from './traversal'
import { testXss } from './xss'

/** Table D: hostile records in a browser, and the policies of pages. */
export const hostileContentPart: Part = {
  name: 'Hostile content in a browser',
  run: (context) => runTogether(context, { policies: testPolicies }, { 'hostile records': testXss }),
}

/** Table E: leaks, paths, poisoning, methods, headers and slow clients. */
export const hostileVisitorsPart: Part = {
  name: 'Hostile visitors',
  run: async (context) => [
    ...(await runTogether(
      context,
      {
        headers: testHeaders,
        methods: testMethods,
        limits: testLimitSpellings,
        paths: testPaths,
        leaks: testLeaks,
      },
      { poisoning: testPoisoning },
    )),
    // It measures durations, so no other test runs at the same time.
    ...(await runTests(context, { 'slow clients': testSlowClients })),
  ],
}

type Tests = Readonly<Record<string, (context: Context) => Promise<Check[]>>>

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
