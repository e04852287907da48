import nextEnv from '@next/env'

// Commands read the same .env files as the site. Nothing is said of it: the output belongs to the command.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== 'production', {
  info: () => {},
  error: console.error,
})

/** Errors whose message says all to the person at the keyboard; where in the code they arose does not help there. */
const toldByMessage = new Set(['EnvironmentError', 'ProgramFailed'])

process.on('uncaughtException', (error) => {
  console.error(toldByMessage.has(error.name) ? error.message : error)
  process.exit(1)
})
