import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assignPort, root, run, startServer } from '@/scripts/run'
import { linkFiles } from '@/scripts/tests/project-copy'
import type { Bench } from './with-cleanup'

/** The HTML of the page without a paragraph, and what a paragraph adds to its text, which Next.js writes as HTML and as data. */
const emptyBytes = 5_700
const paragraphBytes = 65

const layout = `export const metadata = { title: 'A page', description: 'A page of text.' }

export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`

const page = `import paragraphs from '../paragraphs.json'

export default function Page() {
  return <main><h1>A page</h1>{paragraphs.map((text, index) => <p key={index}>{text}</p>)}</main>
}
`

/**
 * Builds a Next.js application of one static page and serves it with `next start` until the end of the benchmark, with the packages
 * of this project and without a setting. Its HTML has about `bytes` bytes of the text. Returns its URL.
 */
export async function startBarePage({ folder, atEnd }: Bench, text: string, bytes: number): Promise<string> {
  const project = join(folder, 'bare')
  await mkdir(join(project, 'app'), { recursive: true })
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }\n')
  await writeFile(join(project, 'app/layout.jsx'), layout)
  await writeFile(join(project, 'app/page.jsx'), page)
  await writeFile(join(project, 'paragraphs.json'), JSON.stringify(paragraphsOf(text, bytes)))
  linkFiles(join(root, 'node_modules'), join(project, 'node_modules'))
  const { url, environment } = await assignPort({})
  await run('next', ['build'], environment, project)
  const server = await startServer('next', ['start'], url, environment, project)
  atEnd(server.stop)
  return `${url}/`
}

/** The paragraphs of the text, repeated until the page has the size. */
function paragraphsOf(text: string, bytes: number): string[] {
  const all = text.split(/\n{2,}/).filter((paragraph) => paragraph.length > 80)
  const paragraphs: string[] = []
  let size = emptyBytes
  while (size < bytes) {
    const paragraph =
      all[paragraphs.length % all.length] ?? 'A paragraph of a text that the page shows. '.repeat(10)
    const cut = paragraph.slice(0, Math.ceil((bytes - size) / 2))
    paragraphs.push(cut)
    size += paragraphBytes + 2 * Buffer.byteLength(cut)
  }
  return paragraphs
}
