import nextEnv from '@next/env'

// Commands read the same .env files as the site. Nothing is said of it: the output belongs to the command.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== 'production', {
  info: () => {},
  error: console.error,
})
