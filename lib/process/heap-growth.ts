import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 collect garbage when the heap has grown by this share since the last collection. By default it lets the heap of a
 * server that renders many pages grow to several times its size, on a machine with much memory, and keeps that size. With
 * a fifth instead of a half, rendering takes a fifth more processor time.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=50')
}
