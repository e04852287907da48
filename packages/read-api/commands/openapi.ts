import { writeFileSync } from 'node:fs'
import { defineCommand, runIfMain } from '@vitrine/api-contract/command'

const path = 'packages/api-contract/openapi.json'

export const command = defineCommand('openapi', `Writes the description of the API to ${path}.`).action(
  async () => {
    const [{ createApp }, { openDatabase }, { formatApiDescription }] = await Promise.all([
      import('#app'),
      import('@vitrine/content-store/db/connect'),
      import('#openapi'),
    ])
    // The description of the routes needs no query, so the database need not exist.
    const app = createApp({ db: openDatabase('none'), siteUrl: 'http://localhost' })
    writeFileSync(path, formatApiDescription(app))
    console.log(`Wrote ${path}`)
  },
)

await runIfMain(import.meta.url, command)
