import { mapConcurrently, send } from './http'

/** Follows one redirect: a path with another slug redirects to the page. */
export async function readPage(origin: string, path: string): Promise<{ status: number; html: string }> {
  const first = await send(origin, path)
  const location = first.headers.find(([name]) => name === 'location')?.[1]
  const response =
    location && first.status >= 300 && first.status < 400 ? await send(origin, location) : first
  return { status: response.status, html: response.body.toString() }
}

/**
 * Reads the JSON-LD of pages: one element a page, whose text is JSON and has none of the characters that could end the
 * element. `texts` counts the values that contain markup, which shows that hostile texts arrived.
 */
export async function findJsonLdProblems(
  origin: string,
  paths: readonly string[],
): Promise<{ problems: string[]; texts: number }> {
  const problems: string[] = []
  let texts = 0
  await mapConcurrently(paths, 4, async (path) => {
    const { status, html } = await readPage(origin, path)
    if (status !== 200) return problems.push(`${path}: status ${status}`)
    const elements = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
    if (elements.length !== 1) return problems.push(`${path}: ${elements.length} elements`)
    const text = elements[0]?.[1] ?? ''
    const [character] = /[<>&\u2028\u2029]/.exec(text) ?? []
    if (character) problems.push(`${path}: the character ${JSON.stringify(character)}`)
    try {
      const graph: unknown = JSON.parse(text)
      if (JSON.stringify(JSON.parse(JSON.stringify(graph))) !== JSON.stringify(graph))
        problems.push(`${path}: changes`)
      texts += JSON.stringify(graph).match(/<\w|<\/\w/g)?.length ?? 0
    } catch (error) {
      problems.push(`${path}: ${error}`)
    }
  })
  return { problems, texts }
}
