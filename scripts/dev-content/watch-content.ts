import { type ChildProcess, fork } from 'node:child_process'
import { root } from '@/scripts/run'
import { type ImportReport, importReport } from './import-report'

type ContentWatch = {
  /** Resolves when the process has ended. */
  stop: () => Promise<void>
  /** Resolves if the process ends, which it does only if it fails. */
  ended: Promise<void>
}

/** Starts the process that imports the folder now and after every change. Stopping waits for the end of an import. */
export function watchContent(
  args: readonly string[],
  onReport: (report: ImportReport) => void,
  environment: Record<string, string> = {},
): ContentWatch {
  const child: ChildProcess = fork('packages/read-api/commands/content-watch.ts', args, {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...environment },
  })
  child.on('message', (message) => onReport(importReport.parse(message)))
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  const stop = async () => {
    if (child.connected) child.disconnect()
    await ended
  }
  return { stop, ended }
}
