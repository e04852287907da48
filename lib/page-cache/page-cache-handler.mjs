import { require } from 'tsx/cjs/api'

// As data-cache-handler.mjs is loaded.
/** @public Named in next.config.mjs. */
export default require('./page-cache-handler.ts', import.meta.url).default
