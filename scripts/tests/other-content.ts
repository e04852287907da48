import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFiles, writeFolder } from '@/packages/read-api/testing/content-folder'
import { run } from '../run'
import { copyProject } from './project-copy'

/** Runs `npm test` in a copy of the project whose folder `content` has other valid content than that of the demo. */
export async function testOtherContent(folder: string): Promise<void> {
  const copy = join(folder, 'other-content')
  await copyProject(copy, ['content', 'public/media'])
  const content = writeFolder(makeFiles())
  await cp(content, join(copy, 'content'), { recursive: true })
  await run('tsx', ['scripts/test.ts'], { TEST_FULL: '' }, copy)
}
