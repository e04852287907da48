import { join } from 'node:path'
import { writeContentFolder } from '@/e2e/records/content-folder'
import { run } from '../run'
import { copyProject } from './project-copy'

/** Runs `npm test` in a copy of the project whose folder `content` has the records of the tests in place of the demo content. */
export async function testOtherContent(folder: string): Promise<void> {
  const copy = join(folder, 'other-content')
  await copyProject(copy, ['content'])
  await writeContentFolder(join(copy, 'content'), new Date())
  await run('tsx', ['scripts/test.ts'], { TEST_FULL: '' }, copy)
}
