import { defineCommand, loadEnvFiles, parsedBy, runIfMain } from '@vitrine/api-contract/command'
import { wholeNumber } from '@vitrine/api-contract/environment'

const number = parsedBy(wholeNumber(0, 99_999_999))

export const command = defineCommand(
  'content:generate',
  'Generates content for measurements into the database DATABASE_URL. The exit code is 130 if it was interrupted.',
)
  .option('--articles <N>', 'the number of articles', number, 1_000)
  .option('--organizations <N>', 'the number of organizations', number, 50)
  .option('--jobs <N>', 'the number of jobs', number, 500)
  .option('--seed <N>', 'the same numbers and the same seed give the same content', number, 1)
  .option('--out <DIR>', 'writes a content folder instead of the database')
  .option('--force', 'writes into a folder or database that has other content')
  .action(async ({ out, force = false, ...size }) => {
    loadEnvFiles()
    const { generateContent } = await import('./generate-content')
    await generateContent(size, out, force)
  })

await runIfMain(import.meta.url, command)
