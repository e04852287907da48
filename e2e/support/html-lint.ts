import { type ConfigData, HtmlValidate } from 'html-validate'
import type { CrawledPage } from './crawl'

/** What is wrong at one place of one page. */
export type PageProblem = { path: string; line: number; rule: string; message: string }

/** next/image places its pictures so. */
const imageProperties = ['position', 'width', 'height', 'top', 'right', 'bottom', 'left', 'inset', 'color']

/** A Markdown table aligns its columns so. */
const tableProperties = ['text-align']

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<br/>`, `async=""` and `dateTime`: other spellings of the same document.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'no-inline-style': ['error', { allowedProperties: [...imageProperties, ...tableProperties] }],
    // Next calls its first script `_R_`, and HTML lets an id begin with anything.
    'valid-id': ['error', { relaxed: true }],
    // A list may be named.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The name of a job is as long as its organization has made it.
    'long-title': 'off',
  },
}

/** What html-validate finds wrong with pages; warnings count. */
export async function lintHtml(pages: readonly CrawledPage[]): Promise<PageProblem[]> {
  const linter = new HtmlValidate(config)
  const problems: PageProblem[] = []
  for (const { path, body } of pages) {
    const report = await linter.validateString(body, `${path}.html`)
    for (const { line, ruleId, message } of report.results.flatMap(({ messages }) => messages))
      problems.push({ path, line, rule: ruleId, message })
  }
  return problems
}
