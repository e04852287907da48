import './load-env'
import { env } from '@/lib/env'
import { run } from './run'

console.log('1/3  Importing the demo content')
// The demo shows what the folder says: an article that was taken out of it is gone.
await run('tsx', ['packages/read-api/commands/content-import.ts', '--prune'])
console.log('2/3  Building the site, about a minute')
await run('next', ['build'])
console.log(`3/3  Serving ${env.SITE_URL} (stop with Ctrl-C)`)
await run('next', ['start'])
