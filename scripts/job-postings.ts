import { defineCommand, loadEnvFiles, runIfMain } from '@vitrine/api-contract/command'

export const command = defineCommand(
  'job-postings',
  'Lists the jobs of the embed operation that the site hides, and the open jobs whose JobPosting markup is missing or has warnings, with the reasons. "npm run content:check" says the same to editors. The exit code is 3 if a job could not be read.',
).action(async () => {
  loadEnvFiles()
  const { listJobs } = await import('./job-postings/list-jobs')
  await listJobs()
})

await runIfMain(import.meta.url, command)
