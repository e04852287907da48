import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { get } from './site'

export type PageProblem = { path: string; line: number; rule: string; message: string }

/** Inline styles of next/image. */
const imageProperties = ['position', 'width', 'height', 'top', 'right', 'bottom', 'left', 'inset', 'color']

/** Inline styles of the columns of Markdown tables. */
const tableProperties = ['text-align']

/** Inline styles of images in texts: each has the ratio of its own box. */
const textImageProperties = ['aspect-ratio']

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<br/>`, `async=""` and `dateTime`, which HTML parsers read like the spellings of these rules.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The checkboxes of a facet have one name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'no-inline-style': [
      'error',
      { allowedProperties: [...imageProperties, ...tableProperties, ...textImageProperties] },
    ],
    // The first script of Next.js has the id `_R_`, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // ARIA allows a label on lists.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Organizations write the names of jobs, of any length.
    'long-title': 'off',
  },
}

/** html-validate resolves its configuration for each page otherwise, which takes a quarter of its time. */
class ResolvedConfigLoader extends StaticConfigLoader {
  readonly #resolved = super.getConfigFor('')

  override getConfigFor() {
    return this.#resolved
  }
}

/** The errors and warnings of html-validate on the pages at these paths. Throws if one of them does not exist. */
export async function lintPaths(paths: readonly string[]): Promise<PageProblem[]> {
  const pages = await Promise.all(
    paths.map(async (path) => {
      const response = await get(path)
      if (!response.ok) throw new Error(`${path} responds with ${response.status}`)
      return { path, body: await response.text() }
    }),
  )
  return lintHtml(pages)
}

/** Those of HTML that was read before. */
export async function lintHtml(pages: readonly { path: string; body: string }[]): Promise<PageProblem[]> {
  const linter = new HtmlValidate(new ResolvedConfigLoader(config))
  const problems: PageProblem[] = []
  for (const { path, body } of pages) {
    const report = await linter.validateString(body, `${path}.html`)
    for (const { line, ruleId, message } of report.results.flatMap(({ messages }) => messages))
      problems.push({ path, line, rule: ruleId, message })
  }
  return problems
}
