import { dailymotionList, platformHost } from './video-player'

/**
 * The page of what a player of a platform shows, for players that have no `VideoPlayer`: opened as a page, they show an error or
 * a page without navigation. Null for every other URL.
 */
export function pageOfPlayer(text: string): string | null {
  const url = new URL(text)
  const { pathname, searchParams } = url
  const host = platformHost(url)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const channel = pathname === '/embed/live_stream' ? searchParams.get('channel') : null
    return /^UC[\w-]{22}$/.test(channel ?? '') ? `https://www.youtube.com/channel/${channel}/live` : null
  }
  if (host === 'vimeo.com') {
    const [, path, before, key = before] = vimeoEmbed.exec(pathname) ?? []
    return path === undefined ? null : `https://vimeo.com${path}${key ? `/${key}` : ''}`
  }
  if (host !== 'dailymotion.com') return null
  const list = /^\/embed\/playlist\/(x\w+)$/.exec(pathname)?.[1] ?? searchParams.get('playlist')
  return dailymotionList.test(list ?? '') ? `https://www.dailymotion.com/playlist/${list}` : null
}

/** The key of an event that is not listed stands before or after the word. */
const vimeoEmbed =
  /^(\/(?:event|showcase|album)\/\d+)(?:\/([0-9a-f]{6,40}))?\/embed2?(?:\/([0-9a-f]{6,40}))?(?:\/|$)/
