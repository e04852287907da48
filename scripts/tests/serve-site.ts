import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium'
import { buildTestSite, startTestSite, testEnvironment } from './site'

/** Serves the site of the tests under a path until Ctrl-C, and prints what sets the environment of single test files. */
export async function serveSite(path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-site-'))
  const end = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve())
  })
  try {
    const site = await buildTestSite(folder, path)
    const server = await startTestSite(site)
    const environment = { ...testEnvironment(site), CHROMIUM_PATH: await findChromium() }
    console.log(
      'The site of the tests runs. In another terminal, run these lines, and then single test files:\n',
    )
    for (const [name, value] of Object.entries(environment)) console.log(`export ${name}='${value}'`)
    console.log('\nnpx vitest run --config e2e/vitest.config.ts --project http e2e/http/feeds.test.ts')
    console.log('npx playwright test --project=browser e2e/browser/saved.spec.ts')
    await end
    await server.stop()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
