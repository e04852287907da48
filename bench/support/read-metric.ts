/** A metric of the site's process, by its name and labels as the metrics have them. Throws if they do not have it. */
export async function readMetric(metricsPort: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const line = text.split('\n').find((line) => line.startsWith(`${name} `))
  if (line === undefined) throw new Error(`The metrics do not have ${name}`)
  return Number(line.slice(name.length))
}
