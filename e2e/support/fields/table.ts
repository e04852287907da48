import { type Output, outputs, type PageKind, type Part, parts } from './outputs'
import { type Field, fields } from './worlds'

/** The outputs that change with a field, by the name of the field. */
export type Seen = ReadonlyMap<string, readonly Output[]>

const nowhere = 'nowhere'

const introduction = `# Where the site shows each field

For engineers who connect an API, and for contributors: which pages show a field of the API.

\`npm run fields\` writes this file, and the browser tests compare it with the site. Each cell names the pages that change if
only this field of the API has another value, in a response with every field (\`packages/read-api/testing/maximal-responses.ts\`).

- Page: what the body of the page contains, with attributes such as the URLs of images and links; not of category pages, which link to all
  categories.
- Head: the title, the \`meta\` tags and the links in the head of the page. An image of another host is \`og:image\` if its host responds while
  the page is rendered; those of this comparison do not exist.
- Feeds: RSS, Atom and JSON Feed of the organization's articles or jobs, and the feed of its jobs for Indeed.
- Markdown: the Markdown alternate of the page.

The site does not show a field of \`nowhere\`, or shows it only where a field that comes before it is unset: \`job.name\` where
embed has no name, for example. It can still use the field: \`indexed[]\` selects articles. A field that decides whether a record is shown changes all of its pages.
`

export function formatTable(seen: Seen): string {
  const names = [...new Set(fields.map(({ name }) => name))]
  const rows = names.map((name) => {
    const found = seen.get(name) ?? []
    const cells = parts.map((part, index) =>
      found.length === 0 && index === 0
        ? nowhere
        : found
            .filter((output) => output.part === part)
            .map(({ kind }) => kind)
            .join(', '),
    )
    return `| ${[`\`${name}\``, ...cells].join(' | ')} |`
  })
  const head = [`| Field | ${parts.join(' | ')} |`, `| --- |${' --- |'.repeat(parts.length)}`]
  return [introduction, ...head, ...rows, ''].join('\n')
}

/** Reads what `formatTable` writes. */
export function parseTable(text: string): Seen {
  return new Map(
    [...text.matchAll(/^\| `(.*)` \|(.*)\|$/gm)].map(([, name = '', cells = '']) => [
      name,
      cells.split('|').flatMap((cell, index) =>
        cell.split(',').flatMap((kind): Output[] => {
          const part: Part | undefined = parts[index]
          return part && kind.trim() && kind.trim() !== nowhere
            ? [{ part, kind: kind.trim() as PageKind }]
            : []
        }),
      ),
    ]),
  )
}

export function isSeen(seen: Seen, { name }: Field, { part, kind }: Output): boolean {
  return seen.get(name)?.some((output) => output.part === part && output.kind === kind) ?? false
}

/** For each output the fields that do not change it. */
export function unseenFields(seen: Seen): Field[][] {
  return outputs.map((output) => fields.filter((field) => !isSeen(seen, field, output)))
}
