import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 collect garbage when the heap has grown by half since the last collection. By default, on a machine with much
 * memory, V8 lets the heap of a server that renders many pages grow to several times its size and does not return the
 * memory. A lower limit costs processor time: with 15 %, rendering takes a fifth more.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=50')
}
