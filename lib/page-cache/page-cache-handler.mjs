import { tsImport } from 'tsx/esm/api'

// Next.js loads cache handlers as they are, without compiling them.
const handler = await tsImport('./page-cache-handler.ts', import.meta.url)

export default handler.default
