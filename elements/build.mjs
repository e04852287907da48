import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, watch, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const built = new URL('built/', import.meta.url)
const published = new URL('../public/elements/', import.meta.url)

/**
 * What the bundles have of site.yaml.
 * @typedef {{ applications: { parameters: readonly string[] }, measuring?: object | undefined }} Settings
 */

/** @type {import('esbuild').BuildOptions} */
const options = {
  bundle: true,
  // TypeScript reads the file, and would find the names of the sources twice.
  minify: true,
  format: 'esm',
  // The browsers that Next.js supports.
  target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
  legalComments: 'none',
}

/**
 * Bundles the custom elements to the files that pages load: those of all pages and of pages without a framework, the script of a site that counts visits, and the one of other
 * sites. @public next.config.mjs calls it.
 * @param {Settings} settings
 */
export async function buildElements(settings) {
  // Next.js stores them under names with their hashes.
  for (const name of ['site', 'reading', 'measuring'])
    write(new URL(`${name}.asset.js`, built), await bundle(`${name}.ts`, settings))
  const text = await bundle('jobs/vitrine-jobs.ts', settings)
  const file = `vitrine-jobs.${hash('sha256', text, 'hex').slice(0, 12)}.js`
  // The files of earlier builds stay: pages of other sites name them with their integrity.
  write(new URL(file, published), text)
  const integrity = `sha384-${hash('sha384', text, 'base64')}`
  write(new URL('vitrine-jobs.json', built), JSON.stringify({ file, integrity }))
}

/**
 * The same for `next dev`, again after each change of a source file. It keeps no process alive: Next.js loads its configuration in one more
 * process when `next dev` ends. @public next.config.mjs calls it.
 * @param {Settings} settings
 */
export async function watchElements(settings) {
  await buildElements(settings)
  for (const folder of ['.', 'jobs', '../lib/browser'])
    watch(new URL(folder, import.meta.url), { persistent: false }, () =>
      buildElements(settings).catch(console.error),
    )
}

/**
 * The text of one bundle. @internal
 * @param {string} entry
 * @param {Settings} settings
 */
export async function bundle(entry, { applications, measuring = undefined }) {
  const define = {
    applicationParameters: JSON.stringify(applications.parameters),
    measuring: JSON.stringify(measuring ?? null),
  }
  const entryPoints = [fileURLToPath(new URL(entry, import.meta.url))]
  const { outputFiles } = await build({ ...options, entryPoints, define, write: false })
  return outputFiles[0]?.text ?? ''
}

function hash(algorithm, text, encoding) {
  return createHash(algorithm).update(text).digest(encoding)
}

/** Next.js loads its configuration in several processes at once: none of them reads a part of the file. */
function write(file, text) {
  mkdirSync(new URL('.', file), { recursive: true })
  if (readIfExists(file) === text) return
  const temporary = `${fileURLToPath(file)}.${process.pid}`
  writeFileSync(temporary, text)
  renameSync(temporary, file)
}

function readIfExists(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
