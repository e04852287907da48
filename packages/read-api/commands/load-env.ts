import nextEnv from '@next/env'

// The commands read the same .env files as the site. The loader must not print: other programs read the output.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== 'production', {
  info: () => {},
  error: console.error,
})

process.on('uncaughtException', (error) => {
  console.error(error.name === 'EnvironmentError' ? error.message : error)
  process.exit(1)
})
