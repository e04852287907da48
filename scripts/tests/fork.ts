import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { writeContentFolder } from '@/e2e/records/content-folder'
import { root, run } from '../run'
import { copyProject } from './project-copy'

/** What a fork writes into site.yaml. */
const settings = {
  name: { en: 'Fork of Harbour', fr: 'Fourche du port' },
  tagline: 'Ships and people.',
  colors: { accent: '#7a1f5c' },
  fonts: { story: '@fontsource-variable/newsreader', fact: '@fontsource-variable/newsreader' },
  navigation: ['jobs', { page: 'articles', label: 'Stories' }, '/imprint'],
  footer: { columns: [{ title: 'More', links: ['companies', '/privacy'] }] },
  notice: { text: 'Open day on Friday' },
  home: { heading: 'Work at the harbour', sections: [{ list: 'jobs', title: 'Open positions' }, 'latest'] },
  lists: { articles: 6, companies: 6, jobs: 6 },
  applications: { default_source: { utm_source: 'fork' } },
}

/** Runs `npm test` in a copy of the project that has another content folder and another site folder, and no other change. */
export async function testFork(folder: string): Promise<void> {
  const copy = join(folder, 'fork')
  await copyProject(copy, ['content', 'site'])
  await writeContentFolder(join(copy, 'content'), new Date())
  await cp(join(root, 'content/README.md'), join(copy, 'content/README.md'))
  await run('tsx', ['scripts/site-new.ts', 'site'], {}, copy)
  await writeFile(join(copy, 'site/site.yaml'), stringify(settings))
  await writeFile(join(copy, 'site/redirects.csv'), 'from,to\n/careers/*,/en/jobs\n')
  await run('tsx', ['scripts/test.ts'], { TEST_FULL: '' }, copy)
}
