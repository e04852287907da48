/** The resident memory of the site's process in bytes, from its metrics. Throws if they do not have it. */
export async function readResidentBytes(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? []
  if (bytes === undefined) throw new Error('The metrics do not have process_resident_memory_bytes')
  return Number(bytes)
}
