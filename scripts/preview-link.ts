import { defineCommand, loadEnvFiles, oneOf, parsedBy, runIfMain } from '@vitrine/api-contract/command'
import { wholeNumber } from '@vitrine/api-contract/environment'
import { z } from 'zod'
import { previewSeconds, previewTypes } from '@/lib/preview/preview-token'

export const command = defineCommand(
  '-s preview:link',
  "Prints a signed link to the preview of a record or of the whole site; without options a link that signs in to the editors' start page. The link is the last line.",
)
  .option('--type <TYPE>', `the record to preview: ${previewTypes.join(' or ')}`, oneOf(previewTypes))
  .option(
    '--reference <REFERENCE>',
    'its reference',
    parsedBy(z.string().min(1).max(100, 'expected the reference of a record')),
  )
  .option('--locale <LOCALE>', 'the language of the page, one of SITE_LOCALES (default: DEFAULT_LOCALE)')
  .option('--at <YYYY-MM-DDTHH:MM>', 'previews the whole site at a time, in the time zone SITE_TIME_ZONE')
  .option(
    '--minutes <N>',
    'how long the link is valid, 1 to 1440',
    parsedBy(wholeNumber(1, 1_440)),
    previewSeconds / 60,
  )
  .option('--frame', 'makes the link without cookies, for a frame of a CMS')
  .action(async (options) => {
    loadEnvFiles()
    const { printLink } = await import('./preview-link/print-link')
    printLink(options)
  })

await runIfMain(import.meta.url, command)
