import { readFileSync, rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { writeFolder } from '#testing/content-folder'
import { loadContent } from './load-content'
import { ContentRejected, formatProblem } from './problem'

const readme = readFileSync('content/README.md', 'utf8')

/** The first block of code below a heading. */
function exampleOf(heading: string): string {
  const [, section = ''] = readme.split(`## ${heading}\n`)
  return (/```yaml\n([\s\S]*?)```/.exec(section) ?? [])[1] ?? ''
}

function problemsOf(files: Record<string, string>): string[] {
  const folder = writeFolder(files)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  try {
    for (const _ of loadContent(folder, new Date()));
    return []
  } catch (error) {
    if (!(error instanceof ContentRejected)) throw error
    return error.problems.map(formatProblem)
  }
}

const article = exampleOf('articles/{language}/{slug}.md')

test('the example of an article can be imported into an empty folder', () => {
  expect(article).toContain('# required')
  expect(problemsOf({ 'articles/en/example.md': article })).toEqual([])
})

test('an article with the required keys of the example alone can be imported', () => {
  const required = article
    .split('\n')
    .filter((line) => line.includes('# required'))
    .join('\n')
  expect(problemsOf({ 'articles/en/example.md': `---\n${required}\n---\nText\n` })).toEqual([])
})

test('the examples of an organization and of its job can be imported together', () => {
  const organization = exampleOf('organizations/{slug}.yaml')
  const files = { 'sites.yaml': exampleOf('sites.yaml'), 'organizations/example.yaml': organization }
  const job = exampleOf('jobs/{organization slug}/{job slug}.yaml')
  expect(problemsOf({ ...files, 'jobs/example/technician.yaml': job })).toEqual([])
})
