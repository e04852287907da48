import { mkdirSync, readFileSync, renameSync, watch, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const file = fileURLToPath(new URL('built/site.asset.js', import.meta.url))

/** @type {import('esbuild').BuildOptions} */
const options = {
  entryPoints: [fileURLToPath(new URL('site.ts', import.meta.url))],
  bundle: true,
  // TypeScript reads the file, and would find the names of the sources twice.
  minify: true,
  format: 'esm',
  // The browsers that Next.js supports.
  target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
  legalComments: 'none',
}

/** Bundles the custom elements to the file that pages load. Next.js stores it under a name with its hash. @public next.config.mjs calls it. */
export async function buildElements() {
  const { outputFiles } = await build({ ...options, write: false })
  write(outputFiles[0]?.text ?? '')
}

/**
 * The same for `next dev`, again after each change of a source file. It keeps no process alive: Next.js loads its configuration in one more
 * process when `next dev` ends. @public next.config.mjs calls it.
 */
export async function watchElements() {
  await buildElements()
  for (const folder of ['.', '../lib/browser'])
    watch(new URL(folder, import.meta.url), { persistent: false }, () => buildElements().catch(console.error))
}

/** Next.js loads its configuration in several processes at once: none of them reads a part of the file. */
function write(text) {
  mkdirSync(new URL('built', import.meta.url), { recursive: true })
  if (readIfExists() === text) return
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, text)
  renameSync(temporary, file)
}

function readIfExists() {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
