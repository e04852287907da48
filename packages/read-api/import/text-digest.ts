import { createHash } from 'node:crypto'

/** Stands for a long text that is only compared; white space around a text does not count. */
export function digestText(text: string): string {
  return createHash('sha256').update(text.trim()).digest('base64url').slice(0, 22)
}
