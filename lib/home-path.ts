import { basePath } from './base-path'

/** `routes.home`. It is apart from lib/routes.ts, because every page loads the error page, which needs no other URL. */
export function homePath(locale: string): string {
  return `${basePath}/${locale}`
}
