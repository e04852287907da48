import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, vi } from 'vitest'
import { env } from '@/lib/env'

/** In the tests of a file, the site folder has these files alone: a text or a file, or a picture of this width and height. */
export function provideMediaFiles(
  files: Readonly<Record<string, string | Uint8Array | readonly [number, number]>>,
): void {
  let root: string
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'vitrine-media-'))
    for (const [name, content] of Object.entries(files)) {
      const path = join(root, env.SITE_FOLDER, name)
      mkdirSync(dirname(path), { recursive: true })
      if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(path, content)
      else {
        const [width, height] = content
        await sharp({ create: { width, height, channels: 3, background: 'teal' } })
          .webp()
          .toFile(path)
      }
    }
    vi.spyOn(process, 'cwd').mockReturnValue(root)
  })
  afterAll(() => {
    vi.mocked(process.cwd).mockRestore()
    rmSync(root, { recursive: true })
  })
}
