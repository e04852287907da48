import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

type DiskUse = { bytes: number; files: number }

/** What the files below these folders occupy. Files that disappear meanwhile are left out. */
export async function measureDisk(folders: readonly string[]): Promise<DiskUse> {
  const use = { bytes: 0, files: 0 }
  for (const folder of folders) await add(folder, use)
  return use
}

async function add(folder: string, use: DiskUse): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await add(path, use)
    else {
      const status = await lstat(path).catch(() => null)
      if (!status) continue
      // Blocks of 512 bytes, on every file system.
      use.bytes += status.blocks * 512
      use.files += 1
    }
  }
}

/** Null for a file that was deleted or renamed meanwhile: the site writes temporary files and renames them. */
export async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
