import { writeFileSync } from 'node:fs'
import { createApp } from '@/lib/server/app'
import { openDatabase } from '@/lib/server/db/connect'
import { formatApiDescription } from '@/lib/server/openapi'

const path = 'lib/contract/openapi.json'

// Describing the routes asks the database nothing, so that none needs to be there.
const app = createApp({ db: openDatabase('none'), siteUrl: 'http://localhost' })
writeFileSync(path, formatApiDescription(app))
console.log(`Wrote ${path}`)
