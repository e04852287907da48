import { useTranslations } from 'next-intl'
import { formatPlayingTime } from '@/lib/i18n/format'
import { embedUrl, type VideoPlayer as Player, watchUrl } from '@/lib/model/media/video-player'
import type { ImageLoading } from './content-image'
import { Icon } from './icons'
import { Picture } from './picture'

type VideoPlayerProps = {
  player: Player
  title?: string | null
  image?: string | null
  durationSeconds?: number | null
  loading?: ImageLoading
}

const providerNames = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
} satisfies Record<Player['provider'], string>

/** The browser requests nothing from the platform before a click. Without JavaScript the player is a link to the video. */
export function VideoPlayer({ player, title, image = null, durationSeconds, loading }: VideoPlayerProps) {
  const t = useTranslations('Ui.video')
  const name = title?.trim() || t('untitled')
  return (
    <click-to-play
      data-player={embedUrl(player, { autoplay: true })}
      data-title={name}
      className="video no-print relative block overflow-hidden rounded-pane font-fact text-on-deep"
    >
      <a
        href={watchUrl(player)}
        rel="noopener"
        className="group/video relative block text-on-deep no-underline"
      >
        <Picture
          src={image}
          alt=""
          ratio="wide"
          sizes="(min-width: 64rem) 50rem, 100vw"
          loading={loading}
          seed={player.id}
        />
        <span className="absolute inset-0 bg-[linear-gradient(to_top,var(--deep)_12%,transparent_65%)]" />
        <span className="absolute top-2/5 left-1/2 grid size-14 [translate:-50%_-50%] place-items-center rounded-full bg-deep text-2xl border-2 border-on-deep transition-transform group-hover/video:[scale:1.05] sm:size-18 sm:text-3xl">
          <Icon name="play" />
        </span>
        <span className="absolute inset-x-0 bottom-0 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 p-4 text-label sm:p-5">
          <span className="line-clamp-2 text-base font-semibold">{t('play', { title: name })}</span>
          <span className="text-on-deep-muted [font-variant-numeric:tabular-nums]">
            {durationSeconds ? `${formatPlayingTime(durationSeconds)} · ` : ''}
            {providerNames[player.provider]}
          </span>
        </span>
      </a>
    </click-to-play>
  )
}
