import { type Finding, groups, type Report } from './findings'

/** The marks are words, so that they need no colour and can be searched for. */
const marks = { ok: 'ok', note: 'note', problem: 'PROBLEM', unknown: 'unknown' } as const

const width = 100
const markWidth = 9

/** The report for people: findings by group, what to do, and what the site will show. */
export function formatReport(report: Report): string {
  const { findings, requests, exitCode, shows, lacks } = report
  const sections = groups.flatMap((group) => {
    const own = findings.filter((finding) => finding.group === group)
    return own.length === 0 ? [] : [[group, ...own.flatMap(formatFinding)].join('\n')]
  })
  const summary = [
    ...(shows.length > 0 ? ['The site will show', ...shows.flatMap((text) => bullet(text)), ''] : []),
    ...(lacks.length > 0 ? ['The site will not show', ...lacks.flatMap((text) => bullet(text)), ''] : []),
    ...wrap(conclusion(findings, exitCode), 0),
    `Requests sent: ${requests}. Exit code: ${exitCode}.`,
  ]
  const title = `Configuration check: ${report.api ?? 'the embedded API, in this process'}`
  return [title, ...sections, summary.join('\n')].join('\n\n')
}

function formatFinding({ status, text, fix }: Finding): string[] {
  const indent = 2 + markWidth
  const [first = '', ...rest] = wrap(text, indent)
  return [
    `  ${marks[status].padEnd(markWidth)}${first.trimStart()}`,
    ...rest,
    ...(fix === null ? [] : hang('-> ', fix, indent)),
  ]
}

function bullet(text: string): string[] {
  return hang('- ', text, 2)
}

/** A wrapped text whose lines after the first are below the beginning of the text. */
function hang(prefix: string, text: string, indent: number): string[] {
  const [first = '', ...rest] = wrap(text, indent + prefix.length)
  return [' '.repeat(indent) + prefix + first.trimStart(), ...rest]
}

/** Lines of at most 100 characters, except for longer words. */
function wrap(text: string, indent: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].map((part) => ' '.repeat(indent) + part)
}

function conclusion(findings: readonly Finding[], exitCode: Report['exitCode']): string {
  const problems = findings.filter(({ status }) => status === 'problem').length
  const all = problems === 1 ? 'the problem' : `the ${problems} problems`
  if (exitCode === 0) return 'All is well.'
  if (exitCode === 1)
    return `Correct ${all} above ("PROBLEM"): the lines with -> say how. Then run the command again.`
  return problems > 0
    ? `The configuration cannot be checked. Correct ${all} above first: the lines with -> say how.`
    : 'The check is not complete. Run the command again later.'
}
