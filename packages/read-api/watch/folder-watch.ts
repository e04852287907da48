import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

type FolderWatch = { close: () => void }

type Options = {
  /** Called some time after the last of several changes: editors save a file in several steps. */
  onChange: () => void
  /** Compares sizes and times at this interval, for file systems that report no changes, such as network folders. */
  pollMs?: number | undefined
  /** Called if the system refuses to report changes. The folder is then polled. */
  onFallback?: (reason: string) => void
}

const quietMs = 150
const fallbackPollMs = 2_000

/** Watches a folder with all its folders. A file that is replaced, as editors do, is a change too. */
export function watchFolder(root: string, { onChange, pollMs, onFallback = () => {} }: Options): FolderWatch {
  const watchers = new Map<string, FSWatcher>()
  let quiet: NodeJS.Timeout | undefined
  let polling: NodeJS.Timeout | undefined

  const changed = () => {
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      if (!polling) watchFolders()
      onChange()
    }, quietMs)
  }
  const poll = (intervalMs: number) => {
    let before = stateOf(root)
    polling = setInterval(() => {
      const now = stateOf(root)
      if (now !== before) changed()
      before = now
    }, intervalMs)
  }
  const closeWatchers = () => {
    for (const watcher of watchers.values()) watcher.close()
    watchers.clear()
  }
  const fallBack = (error: unknown) => {
    if (polling) return
    closeWatchers()
    onFallback(error instanceof Error ? error.message : String(error))
    poll(fallbackPollMs)
  }
  /** One watcher for each folder: there are far fewer folders than files, and systems limit the number of watchers. */
  const watchFolders = () => {
    const folders = new Set(foldersBelow(root))
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    try {
      for (const folder of folders) {
        if (watchers.has(folder)) continue
        const watcher = watch(folder, (_event, name) => {
          if (!name?.startsWith('.')) changed()
        })
        // A folder that is removed reports an error on some systems. Its parent reports the change.
        watcher.on('error', () => changed())
        watchers.set(folder, watcher)
      }
    } catch (error) {
      if (isMissing(error)) changed()
      else fallBack(error)
    }
  }

  if (pollMs === undefined) watchFolders()
  else poll(pollMs)
  return {
    close: () => {
      clearTimeout(quiet)
      clearInterval(polling)
      closeWatchers()
    },
  }
}

function foldersBelow(folder: string): string[] {
  const below = entriesOf(folder).filter((entry) => entry.isDirectory())
  return [folder, ...below.flatMap(({ name }) => foldersBelow(join(folder, name)))]
}

/** A text that changes with every file below the folder. */
function stateOf(folder: string): string {
  return entriesOf(folder)
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return `${path}\n${stateOf(path)}`
      const status = statSync(path, { throwIfNoEntry: false })
      return `${path} ${status?.size} ${status?.mtimeMs} ${status?.ino}`
    })
    .join('\n')
}

/** Without hidden entries, which the import does not read either. Empty if the folder was removed meanwhile. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
