/**
 * The path of SITE_URL, with which the path of every URL of the site begins: `/careers` for https://company.example/careers, and empty
 * for a site at the root of its host. The server, Next.js and the stored pages know paths without it. The build sets the variable,
 * because browsers have no SITE_URL.
 */
export const basePath: string =
  process.env.BUILT_BASE_PATH ?? /^https?:\/\/[^/]+(\/.*[^/])\/*$/.exec(process.env.SITE_URL ?? '')?.[1] ?? ''

/** The path without the path of SITE_URL, of the path of a URL of this site. */
export function toSitePath(urlPath: string): string {
  return urlPath.slice(basePath.length)
}

/** Whether a URL with this path on the host of SITE_URL is one of this site. */
export function isOnSite(urlPath: string): boolean {
  return urlPath === basePath || urlPath.startsWith(`${basePath}/`)
}

type Paths = Readonly<Record<string, (...values: never[]) => string>>

/** Functions that give the paths of `paths` with the path of SITE_URL, but for `own`. */
export function withBasePath<P extends Paths>(paths: P, own: Partial<P>): P {
  if (basePath === '') return paths
  const added = Object.entries(paths).map(([name, pathOf]) => [
    name,
    (...values: never[]) => basePath + pathOf(...values),
  ])
  // The functions have the names and the parameters of those of `paths`.
  return { ...(Object.fromEntries(added) as P), ...own }
}
