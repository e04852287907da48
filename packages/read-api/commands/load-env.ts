import nextEnv from '@next/env'

// The commands read the same .env files as the site. The loader prints nothing: the output belongs to the command.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== 'production', {
  info: () => {},
  error: console.error,
})

process.on('uncaughtException', (error) => {
  console.error(error.name === 'EnvironmentError' ? error.message : error)
  process.exit(1)
})
