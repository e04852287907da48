import { defineCommand, loadEnvFiles, runIfMain, severalOf } from '@vitrine/api-contract/command'
import { scopes } from '@vitrine/api-contract/scope'
import { readExpiry, readName } from './token-arguments'

export const command = defineCommand(
  '-s api:token',
  'Creates, lists and revokes tokens of the API. Without a command it creates a token.',
)

const create = command
  .command('create', { isDefault: true })
  .description('creates a token, and prints it on the last line')
  .requiredOption(
    '--scope <SCOPE,...>',
    `what the token may read, one or several of ${scopes.join(' ')}`,
    severalOf(scopes),
  )
  .option('--name <NAME>', 'a name for the list of tokens', readName, 'unnamed')
  .option(
    '--expires <TIME>',
    'a number of days such as 90d, or a day such as 2027-01-31 (default: never)',
    (text) => readExpiry(text, new Date()),
  )
  .action(async ({ scope, name, expires }) => {
    const { printNewToken } = await loadTokens()
    await printNewToken({ name, scopes: scope, expiresAt: expires })
  })

command
  .command('list')
  .description('lists all tokens without their secrets')
  .action(async () => {
    const { printTokens } = await loadTokens()
    await printTokens()
  })

command
  .command('revoke')
  .description('revokes a token')
  .argument('<ID>', 'the id of the token in the list')
  .action(async (id) => {
    const { revoke } = await loadTokens()
    await revoke(id)
  })

command.addHelpText('after', () => `\n${create.helpInformation()}`)

function loadTokens() {
  loadEnvFiles()
  return import('./manage-tokens')
}

await runIfMain(import.meta.url, command)
