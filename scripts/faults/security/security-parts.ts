import type { Check, Context, Part } from '../part'
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
  run: async (context) => [...(await testPolicies(context)), ...(await testXss(context))],
}

/** Table E: leaks, paths, poisoning, methods, headers and slow clients. */
export const hostileVisitorsPart: Part = {
  name: 'Hostile visitors',
  run: async (context) => {
    const checks: Check[] = []
    const tests: Readonly<Record<string, (context: Context) => Promise<Check[]>>> = {
      headers: testHeaders,
      methods: testMethods,
      limits: testLimitSpellings,
      paths: testPaths,
      leaks: testLeaks,
      poisoning: testPoisoning,
      'slow clients': testSlowClients,
    }
    for (const [name, test] of Object.entries(tests)) {
      context.progress(name)
      checks.push(...(await test(context)))
    }
    return checks
  },
}
