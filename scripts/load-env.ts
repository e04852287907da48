import nextEnv from '@next/env'

// Commands read the same .env files as the site. The loader prints nothing: the output belongs to the command.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== 'production', {
  info: () => {},
  error: console.error,
})

/** Errors whose message is enough for the user of a command: they are printed without a stack. */
const printedWithoutStack = new Set(['EnvironmentError', 'ProgramFailed'])

process.on('uncaughtException', (error) => {
  console.error(printedWithoutStack.has(error.name) ? error.message : error)
  process.exit(1)
})
