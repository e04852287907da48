import type { ImportReport } from './import-report'

/** What the terminal shows after an import, line by line. */
export function terminalLines(report: ImportReport, time: string): string[] {
  switch (report.kind) {
    case 'imported': {
      const seconds = (report.durationMs / 1000).toFixed(1)
      const warnings = report.warnings.map((warning) => `  ${warning}`)
      if (!report.isChanged)
        return [
          `${time}  No change in the content (checked in ${seconds} s).`,
          ...report.summary.filter(isOfInterest),
          ...warnings,
        ]
      return [
        `${time}  Imported in ${seconds} s. Open pages load again.`,
        ...report.summary.filter(isOfInterest),
        ...warnings,
      ]
    }
    case 'refused': {
      const lines = report.problems.flatMap(({ file, line, path, message, advice }) => [
        `  ${file}${line === null ? '' : `:${line}`}`,
        `    ${path === '' ? message : `${path}: ${message}`}`,
        `    ${advice}`,
      ])
      const others = report.total - report.problems.length
      return [
        `${time}  ${report.total === 1 ? 'One problem' : `${report.total} problems`} in the content:`,
        ...lines.map(printable),
        ...(others > 0 ? [`  and ${others} more`] : []),
        '  Nothing was imported: the site still shows the earlier content. Save the file again when it is corrected.',
      ]
    }
    case 'failed':
      return [`${time}  ${printable(report.message)}`, '  The next change of a file tries again.']
    default:
      return report satisfies never
  }
}

/** Lines of kinds in which something changed, and that of the records whose files are gone. */
function isOfInterest(line: string): boolean {
  return !/: 0 added, 0 changed, \d+ unchanged, 0 removed$/.test(line)
}

/** File names and values can contain control characters, which a terminal would obey. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '?')
}
