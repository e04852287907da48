/** The path of the home page. It is apart from lib/routes.ts, because every page loads the error page, which needs no other URL. */
export function homePath(locale: string): string {
  return `/${locale}`
}
