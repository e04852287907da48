import { readdirSync } from 'node:fs'

/** The paths of the files in public/ itself, which Next.js sends. */
export const publicFiles: ReadonlySet<string> = new Set(
  readdirSync('public', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? `/${entry.name}` : [])),
)
