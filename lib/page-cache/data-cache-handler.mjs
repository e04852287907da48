import { require } from 'tsx/cjs/api'

// Next.js loads cache handlers as they are, without compiling them. `tsImport` would send each later `import()` of the
// process to another thread.
/** @public Named in next.config.mjs. */
export default require('./data-cache-handler.ts', import.meta.url).default
