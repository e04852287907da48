import './load-env'
import { env } from '@/lib/env'
import { runNext, runScript } from './run'

// Next to one command, the newcomer has no settings: what the demo needs is all default.
console.log('1/3 Importing the demo content')
await runScript('scripts/content-import.ts')
console.log('2/3 Building the site (about a minute)')
await runNext('build')
console.log(`3/3 Serving on ${env.SITE_URL} - stop with Ctrl-C`)
await runNext('start')
