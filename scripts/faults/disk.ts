import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

export type DiskUse = { bytes: number; files: number }

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
