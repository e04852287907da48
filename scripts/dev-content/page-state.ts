import type { ImportReport } from './import-report'

/** What the open pages know: pages with another version are loaded again, and show the problems until there are none. */
export type PageState = { version: number; title: string; problems: readonly PageProblem[] }

type PageProblem = { place: string; message: string; advice: string }

export const firstState: PageState = { version: 1, title: '', problems: [] }

/** The state after an import. A refused import changes no page: the site keeps the earlier content. */
export function nextState({ version }: PageState, report: ImportReport): PageState {
  switch (report.kind) {
    case 'imported':
      return { version: report.isChanged ? version + 1 : version, title: '', problems: [] }
    case 'refused':
      return {
        version,
        title: `${report.total === 1 ? 'One problem' : `${report.total} problems`} in the content. The site still shows the earlier content.`,
        problems: report.problems.map(({ file, line, path, message, advice }) => ({
          place: line === null ? file : `${file}, line ${line}`,
          message: path === '' ? message : `${path}: ${message}`,
          advice,
        })),
      }
    case 'failed':
      return { version, title: 'The content cannot be imported.', problems: [failure(report.message)] }
    default:
      return report satisfies never
  }
}

function failure(message: string): PageProblem {
  return { place: '', message, advice: 'The next change of a file tries again.' }
}
