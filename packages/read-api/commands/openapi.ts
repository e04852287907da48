import { writeFileSync } from 'node:fs'
import { createApp } from '#app'
import { openDatabase } from '#db/connect'
import { formatApiDescription } from '#openapi'

const path = 'packages/api-contract/openapi.json'

// Describing the routes asks the database nothing, so that none needs to be there.
const app = createApp({ db: openDatabase('none'), siteUrl: 'http://localhost' })
writeFileSync(path, formatApiDescription(app))
console.log(`Wrote ${path}`)
