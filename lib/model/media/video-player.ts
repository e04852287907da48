import { canParseUrl } from '@vitrine/api-contract/can-parse-url'

type Provider = 'youtube' | 'vimeo' | 'dailymotion'

/** What a player plays: one video, or a list of YouTube. */
export type VideoPlayer = {
  provider: Provider
  /** Of the video, or of the list where `isList` is true. */
  id: string
  isList?: boolean
  /** An unlisted video of Vimeo does not play without its key. */
  key?: string
  /** The list that plays after the video. */
  list?: string
  /** The videos of YouTube that play after the video, with commas. */
  playlist?: string
  /** Of YouTube: the part of the video with this id plays, by its time code. */
  clip?: string
  clipTime?: string
  /** In seconds. */
  start?: number
  /** In seconds, on YouTube only. */
  end?: number
}

const idPatterns = {
  // Two words of paths have eleven characters too.
  youtube: /^(?!videoseries$|live_stream$)[\w-]{11}$/,
  vimeo: /^\d{1,12}$/,
  dailymotion: /^(?:x[a-z0-9]{2,9}|k[A-Za-z0-9]{12,30})$/,
} satisfies Record<Provider, RegExp>

/**
 * The player of a record's platform and identifier. Null for an unknown platform or an identifier without the platform's
 * format. Vimeo gives an unlisted video as `{id}/{key}` or `{id}?h={key}`.
 */
export function toVideoPlayer(source: string | undefined, id: string | undefined): VideoPlayer | null {
  const provider = source?.trim().toLowerCase()
  if (!id || !isProvider(provider)) return null
  if (idPatterns[provider].test(id)) return { provider, id }
  return provider === 'vimeo' ? playerOfUrl(`https://vimeo.com/${id}`) : null
}

function isProvider(name: string | undefined): name is Provider {
  return name !== undefined && Object.hasOwn(idPatterns, name)
}

/** The player of the video or list that a page or a player of a platform shows. Null for every other URL. */
export function playerOfUrl(text: string): VideoPlayer | null {
  if (!canParseUrl(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  switch (platformHost(url)) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtubePlayer(url, youtubePath.exec(url.pathname)?.[1] ?? watchedId(url))
    case 'youtu.be':
      return youtubePlayer(url, shortPath.exec(url.pathname)?.[1])
    case 'vimeo.com':
      return vimeoPlayer(url)
    case 'dailymotion.com':
      return dailymotionPlayer(url, dailymotionPath.exec(url.pathname)?.[1] ?? playedId(url))
    case 'dai.ly':
      return dailymotionPlayer(url, url.pathname.slice(1))
    default:
      return null
  }
}

export function platformHost({ hostname }: URL): string {
  return hostname.replace(/^(?:www|m|music|player|geo|touch)\./, '')
}

/** Old codes have `&` in place of the question mark. */
const youtubePath = /^\/(?:embed|v|e|shorts|live|watch)\/([\w-]{11})(?:[/&]|$)/
const shortPath = /^\/(?:shorts\/|live\/)?([\w-]{11})(?:[/&]|$)/

function watchedId({ pathname, searchParams }: URL): string | undefined {
  if (!/^\/watch(?:_popup)?\/?$/.test(pathname)) return undefined
  // A second question mark is a frequent mistake.
  return searchParams.get('v')?.split(/[?&/]/, 1)[0]
}

const listPath = /^\/(?:embed(?:\/videoseries)?|playlist|watch)\/?$/

function youtubePlayer({ pathname, searchParams, hash }: URL, id: string | undefined): VideoPlayer | null {
  const player = toVideoPlayer('youtube', id)
  const list = searchParams.get('list') ?? ''
  if (player === null) {
    const isList = listPath.test(pathname) && (searchParams.get('listType') ?? 'playlist') === 'playlist'
    return isList && ownList.test(list) ? { provider: 'youtube', id: list, isList } : null
  }
  const start = searchParams.get('start') ?? searchParams.get('t') ?? timeOfHash(hash)
  const [clip = '', clipTime = ''] = ['clip', 'clipt'].map((name) => searchParams.get(name) ?? '')
  const playlist = searchParams.get('playlist') ?? ''
  return withOptions(player, {
    list: anyList.test(list) ? list : undefined,
    // A video that repeats is its own list.
    playlist: /^[\w-]{11}(?:,[\w-]{11}){0,199}$/.test(playlist) && playlist !== id ? playlist : undefined,
    ...(/^Ug[\w-]{10,60}$/.test(clip) && /^[\w-]{4,60}$/.test(clipTime) ? { clip, clipTime } : {}),
    start: toSeconds(start),
    end: toSeconds(searchParams.get('end')),
  })
}

/** Two letters say the kind of a list. YouTube makes those of other kinds for a video, which plays before them. */
const ownList = /^(?:PL|UU|FL|OL)[\w-]{10,80}$/
const anyList = /^(?:PL|UU|FL|OL|RD)[\w-]{10,80}$/

/** The paths of `vimeo.com` and `player.vimeo.com` that end with the id of a video, and perhaps its key. */
const vimeoPath =
  /^\/(?:videos?\/|manage\/videos\/|(?:channels|ondemand)\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{1,12})(?:\/([0-9a-f]{6,40}))?\/?$/

function vimeoPlayer({ pathname, searchParams, hash }: URL): VideoPlayer | null {
  const [, id, path] = vimeoPath.exec(pathname) ?? []
  if (id === undefined) return null
  const key = path ?? searchParams.get('h') ?? ''
  return withOptions(
    { provider: 'vimeo', id },
    { key: /^[0-9A-Za-z]{4,40}$/.test(key) ? key : undefined, start: toSeconds(timeOfHash(hash)) },
  )
}

/** Old pages have the title after the id. */
const dailymotionPath = /^\/(?:embed\/|swf\/)?video\/([A-Za-z0-9]+)(?:_[^/]*)?\/?$/

/** The last segment of the path is the id of a player. */
function playedId({ pathname, searchParams }: URL): string | undefined {
  return /^\/player(?:\/[\w-]+)?\.html$/.test(pathname) ? (searchParams.get('video') ?? undefined) : undefined
}

function dailymotionPlayer({ searchParams }: URL, id: string | undefined): VideoPlayer | null {
  const player = toVideoPlayer('dailymotion', id)
  const start = searchParams.get('startTime') ?? searchParams.get('start')
  const list = dailymotionList.exec(searchParams.get('playlist') ?? '')?.[0]
  return player && withOptions(player, { list, start: toSeconds(start) })
}

export const dailymotionList = /^x\w{2,9}$/

type Options = { [Name in keyof VideoPlayer]?: VideoPlayer[Name] | undefined }

function withOptions(player: VideoPlayer, options: Options): VideoPlayer {
  const known = Object.entries(options).filter(([, value]) => value !== undefined)
  return { ...player, ...Object.fromEntries(known) }
}

function timeOfHash(hash: string): string | null {
  return /^#t=(.*)$/.exec(hash)?.[1] ?? null
}

/** From `90`, `90s` or `1h2m3s`. Undefined for the start, and for a text that is no time. */
function toSeconds(text: string | null): number | undefined {
  const [match, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '') ?? []
  const total = match === undefined ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return total > 0 ? total : undefined
}

/** The URL of the video's or the list's page on the platform. */
export function watchUrl({ provider, id, isList, key, list, clip, start }: VideoPlayer): string {
  switch (provider) {
    case 'youtube':
      if (isList) return `https://www.youtube.com/playlist?list=${id}`
      if (clip) return `https://www.youtube.com/clip/${clip}`
      return `https://www.youtube.com/watch${query({ v: id, list, t: start && `${start}s` })}`
    case 'vimeo':
      return `https://vimeo.com/${id}${key ? `/${key}` : ''}${start ? `#t=${start}s` : ''}`
    case 'dailymotion':
      return `https://www.dailymotion.com/video/${id}${query({ playlist: list, start })}`
    default:
      return provider satisfies never
  }
}

/** The URL of the platform's player for an iframe. `autoplay` is for a visitor who has clicked to play it. */
export function embedUrl(player: VideoPlayer, { autoplay = false } = {}): string {
  const { provider, id, isList, key, list, playlist, clip, clipTime, start, end } = player
  const now = autoplay ? '1' : undefined
  switch (provider) {
    case 'youtube': {
      const what = isList ? { list: id } : { list, playlist, clip, clipt: clipTime, start, end }
      return `https://www.youtube-nocookie.com/embed/${isList ? 'videoseries' : id}${query({ ...what, autoplay: now })}`
    }
    case 'vimeo': {
      const parameters = query({ h: key, dnt: now, autoplay: now })
      return `https://player.vimeo.com/video/${id}${parameters}${start ? `#t=${start}s` : ''}`
    }
    case 'dailymotion':
      return `https://geo.dailymotion.com/player.html${query({ video: id, playlist: list, startTime: start })}`
    default:
      return provider satisfies never
  }
}

function query(parameters: Record<string, string | number | undefined>): string {
  const known = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return known.length > 0 ? `?${known.map(([name, value]) => `${name}=${value}`).join('&')}` : ''
}
