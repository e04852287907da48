import { mapConcurrently, sendUntilReady } from './http'

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
    const { status, body } = await sendUntilReady(origin, path)
    const html = body.toString()
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
