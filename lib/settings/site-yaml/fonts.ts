import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/env'

/** A file of a family: `subset` is null for all letters, and `weight` is null for a file with the weights from 400 to 700. */
type FontFile = { path: string; subset: string | null; weight: number | null }

/** `isSans` is null where that is not known without reading a file. */
export type FontFamily = { files: readonly FontFile[]; isSans: boolean | null }

const subsets = ['latin', 'latin-ext', 'vietnamese']
const weights = [400, 500, 600, 700]

/** The first bytes of WOFF2, WOFF, TrueType and OpenType files. */
const signatures = ['wOF2', 'wOFF', '\0\u0001\0\0', 'true', 'OTTO']

const expected =
  'expected a package such as @fontsource-variable/inter, a file in fonts/ of this folder such as acme.woff2, or one for each of 400 and 700'

const fontFile = z.string().transform((name, context) => findFile(name, context))

/** A package, or a file with all weights. */
const named = z.string().transform((name, context): FontFamily => {
  if (/^@fontsource(-variable)?\/[a-z0-9-]+$/.test(name))
    return readPackage(name) ?? refuse(context, `install the package: npm install ${name}`)
  return toFamily([{ path: findFile(name, context), subset: null, weight: null }])
})

const weighted = z
  .strictObject({
    '400': fontFile,
    '500': fontFile.optional(),
    '600': fontFile.optional(),
    '700': fontFile.optional(),
  })
  .transform((files) =>
    toFamily(
      weights.flatMap((weight) => {
        const path = Object.entries(files).find(([key]) => key === String(weight))?.[1]
        return path === undefined ? [] : [{ path, subset: null, weight }]
      }),
    ),
  )

const family = z.union([named, weighted], { error: expected }).optional()

/** `story` has headlines and the texts of articles, `fact` everything else. */
export const fonts = z.strictObject({ story: family, fact: family })

/** The families of a site that chooses none. */
export const ownFonts = {
  story: '@fontsource-variable/newsreader',
  fact: '@fontsource-variable/bricolage-grotesque',
} as const

/** The files of both families. */
export function fontsOf(chosen: z.output<typeof fonts>): Record<keyof typeof ownFonts, FontFamily> {
  return {
    story: chosen.story ?? named.parse(ownFonts.story),
    fact: chosen.fact ?? named.parse(ownFonts.fact),
  }
}

/** Null for a package that is not installed. */
function readPackage(name: string): FontFamily | null {
  const folder = join('node_modules', name)
  if (!existsSync(folder)) return null
  const kinds = name.includes('-variable/') ? [null] : weights
  const files = kinds.flatMap((weight) =>
    subsets.map((subset) => ({
      path: join(folder, 'files', `${basename(name)}-${subset}-${weight ?? 'wght'}-normal.woff2`),
      ...{ subset, weight },
    })),
  )
  const { category } = z
    .object({ category: z.string().optional() })
    .parse(JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')))
  return { files: files.filter(({ path }) => existsSync(path)), isSans: category === 'sans-serif' }
}

function findFile(name: string, context: z.RefinementCtx): string {
  if (!/^[\w-][\w.-]*\.(?:woff2?|ttf|otf)$/.test(name)) return refuse(context, expected)
  const path = join(env.SITE_FOLDER, 'fonts', name)
  if (!existsSync(path)) return refuse(context, `there is no file fonts/${name}`)
  const start = readFileSync(path).toString('latin1', 0, 4)
  return signatures.includes(start) ? path : refuse(context, `the file fonts/${name} is no font`)
}

function toFamily(files: readonly FontFile[]): FontFamily {
  return { files, isSans: null }
}

function refuse(context: z.RefinementCtx, message: string): never {
  // With `continue`, a union has this message, and not that of its other forms.
  context.addIssue({ code: 'custom', message, continue: true })
  return z.NEVER
}
