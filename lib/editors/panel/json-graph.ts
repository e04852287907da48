export type Json = string | number | boolean | null | readonly Json[] | JsonNode
export type JsonNode = { readonly [key: string]: Json }

const maxNodes = 1_000

/** The nodes of all JSON-LD scripts of a page. `broken` counts the scripts that are no JSON. */
export function readGraph(scripts: readonly string[]): { nodes: JsonNode[]; broken: number } {
  const nodes: JsonNode[] = []
  let broken = 0
  for (const script of scripts) {
    try {
      nodes.push(...toNodes(JSON.parse(script)))
    } catch {
      broken += 1
    }
  }
  return { nodes: nodes.slice(0, maxNodes), broken }
}

function toNodes(value: Json): JsonNode[] {
  const list = isList(value) ? value : [value]
  return list.flatMap((item) => {
    if (!isNode(item)) return []
    const graph = item['@graph']
    return graph === undefined ? [item] : (isList(graph) ? graph : [graph]).filter(isNode)
  })
}

function isNode(value: Json | undefined): value is JsonNode {
  return typeof value === 'object' && value !== null && !isList(value)
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** The first node of a type. A node can have several types. */
export function findNode(nodes: readonly JsonNode[], ...types: readonly string[]): JsonNode | null {
  return nodes.find((node) => listOf(node['@type']).some((type) => types.includes(String(type)))) ?? null
}

/** A value of a property that can have one or several. */
export function listOf(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return []
  return isList(value) ? value : [value]
}

/** The nodes among the values of a property. */
export function nodesOf(value: Json | undefined): JsonNode[] {
  return listOf(value).filter(isNode)
}

/** The first text or number of a property, trimmed; null for none. */
export function textIn(value: Json | undefined): string | null {
  for (const item of listOf(value)) {
    const text = typeof item === 'string' || typeof item === 'number' ? String(item).trim() : ''
    if (text) return text
  }
  return null
}

/** Properties of nested nodes that a list of changes shows, and their depth. */
const maxPaths = 5_000
const maxDepth = 12

/**
 * Each value of the nodes by its path, such as `Article.author[1].name`. Several nodes of a type are told apart by their
 * `@id`. Of very large graphs it has the first values only.
 */
export function flattenGraph(nodes: readonly JsonNode[]): Map<string, string> {
  const values = new Map<string, string>()
  const add = (path: string, value: Json, depth: number) => {
    if (values.size >= maxPaths) return
    if (depth > maxDepth || typeof value !== 'object' || value === null) {
      values.set(path, depth > maxDepth ? '…' : String(value))
      return
    }
    if (isList(value)) {
      const isSingle = value.length === 1
      for (const [index, item] of value.entries())
        add(isSingle ? path : `${path}[${index + 1}]`, item, depth + 1)
      return
    }
    for (const [key, item] of Object.entries(value)) add(`${path}.${key}`, item, depth + 1)
  }
  const names = nodes.map((node) => textIn(node['@type']) ?? '?')
  for (const [index, node] of nodes.entries()) {
    const name = names[index] ?? '?'
    const isOnly = names.filter((other) => other === name).length === 1
    add(isOnly ? name : `${name}(${textIn(node['@id']) ?? index + 1})`, node, 0)
  }
  return values
}
