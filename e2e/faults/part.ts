import type { Environment } from '@/scripts/run'
import type { FaultyUpstream } from './upstream'

/** `ci` fits in fifteen minutes on two cores; `full` has the sizes of the specification. */
export type Scale = 'ci' | 'full'

/** One line of the report. `expected` and `measured` are texts for a reader, with units. */
export type Check = { name: string; passed: boolean; expected: string; measured: string }

/** A site that serves a production build, as a process of its own. */
export type Site = {
  /** The origin, without a trailing slash. */
  readonly url: string
  /** The process that serves requests. It changes with `restart`. */
  readonly pid: number
  /** The project folder of the build; its `.next` is the build. */
  readonly folder: string
  /** The folder of CACHE_DIRECTORY, of this site alone. */
  readonly cacheDirectory: string
  /** Makes the site read everything of its API again. */
  readAgain: () => Promise<void>
  /** Everything that the site has written to its output so far, restarts included. */
  log: () => Promise<string>
  /** Starts the site again with the same settings and the same cache directory. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export type SiteOptions = {
  /** Settings beside API_BASE_URL, API_TOKEN, PORT and CACHE_DIRECTORY. */
  environment?: Environment
  /** The upstream of the site. The default is the proxy of the context. */
  upstream?: { url: string; token: string }
  /** The project folder of another build. */
  folder?: string
}

export type Context = {
  /** A site of the demo content, in hosted mode behind `upstream`, started for this part with an empty cache directory. */
  site: Site
  /** The proxy between `site` and the Read API. A part leaves it without a fault. */
  upstream: FaultyUpstream
  /** The secrets of `site`, by the name of the setting: API_TOKEN and others. No response may contain one. */
  secrets: Readonly<Record<string, string>>
  /** REVALIDATE_SECONDS of `site`. */
  revalidateSeconds: number
  /** Starts a further site on the same build. The runner stops it after the part if the part did not. */
  startSite: (options?: SiteOptions) => Promise<Site>
  /** The settings of the build. */
  buildEnvironment: Environment
  /** A folder of this run, removed at the end. */
  folder: string
  scale: Scale
  /** Replaces the number of requests of the parts that send a fixed number; null for that of the scale. */
  requests: number | null
  /** The seed of every random choice: the same seed gives the same requests. */
  seed: number
  /** Prints progress. */
  progress: (text: string) => void
}

/** A part of `npm run test:faults`. It reports a failure as a check, and throws only if it cannot measure. */
export type Part = { name: string; run: (context: Context) => Promise<Check[]> }

/** The check of something that threw before it had measured. Prints the error with its stack. */
export function toFailedCheck(name: string, error: unknown): Check {
  console.error(error)
  return { name, passed: false, expected: 'measured to its end', measured: String(error) }
}
