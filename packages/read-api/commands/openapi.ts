import { writeFileSync } from 'node:fs'
import { createApp } from '#app'
import { openDatabase } from '#db/connect'
import { formatApiDescription } from '#openapi'

const path = 'packages/api-contract/openapi.json'

// The description of the routes needs no query, so the database need not exist.
const app = createApp({ db: openDatabase('none'), siteUrl: 'http://localhost' })
writeFileSync(path, formatApiDescription(app))
console.log(`Wrote ${path}`)
