import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { sharedState } from './shared-state'

/** The metrics of this process, in the text format of Prometheus. `METRICS_PORT` serves them. */
export const metrics = sharedState('metrics', () => new Registry())

/** Adds the memory, the processor time and the event-loop delay of the process to the metrics. */
export function collectProcessMetrics(): void {
  sharedState('metrics.process', () => {
    collectDefaultMetrics({ register: metrics })
    return true
  })
}

/** The counter of this name, created at the first call. */
export function counter<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> {
  // Each bundle of Next.js can have its own copy of the class.
  const known = metrics.getSingleMetric(name) as Counter<Label> | undefined
  return known ?? new Counter({ name, help, labelNames: [...labelNames], registers: [metrics] })
}

/** The gauge of this name, created at the first call. `collect` sets its value when the metrics are read. */
export function gauge<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
  collect?: (gauge: Gauge<Label>) => void | Promise<void>,
): Gauge<Label> {
  const known = metrics.getSingleMetric(name) as Gauge<Label> | undefined
  if (known) return known
  return new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [metrics],
    ...(collect
      ? {
          collect() {
            return collect(this)
          },
        }
      : {}),
  })
}
