import { useTranslations } from 'next-intl'
import { formatPlayingTime } from '@/lib/i18n/format'
import { langProps } from '@/lib/i18n/lang-props'
import type { Video } from '@/lib/model/media/video'
import { watchUrl } from '@/lib/model/media/video-player'
import type { ImageLoading } from './content-image'
import { ExternalLink } from './external-link'
import { VideoPlayer } from './video-player'

type VideoFigureProps = { video: Video; lang?: string; loading?: ImageLoading }

/** A video with its subtitle, description and chapters, which are links to the platform, and a note where it has captions. The video of an unknown platform is a link. */
export function VideoFigure({ video, lang, loading }: VideoFigureProps) {
  const t = useTranslations('Ui.video')
  const { subtitle, description, chapters, player, hasCaptions } = video
  return (
    <figure className="no-print flex flex-col gap-3">
      {video.player ? (
        <VideoPlayer
          player={video.player}
          title={video.name}
          image={video.image}
          durationSeconds={video.durationSeconds}
          loading={loading}
        />
      ) : (
        video.url && (
          <p className="rounded-pane border border-line p-5 font-medium">
            <ExternalLink href={video.url} rel="noopener" lang={lang}>
              {video.name}
            </ExternalLink>
          </p>
        )
      )}
      {(subtitle || description || chapters.length > 0 || hasCaptions) && (
        <figcaption className="flex max-w-measure flex-col gap-1.5 text-label text-muted">
          {subtitle && (
            <p {...langProps(lang)} className="text-base font-medium text-ink">
              {subtitle}
            </p>
          )}
          {description && (
            <p {...langProps(lang)} className="line-clamp-6 whitespace-pre-line">
              {description}
            </p>
          )}
          {player && chapters.length > 0 && (
            <ol aria-label={t('chapters')}>
              {chapters.map(({ start, name }) => (
                <li key={start} className="flex gap-3">
                  <span className="[font-variant-numeric:tabular-nums]">{formatPlayingTime(start)}</span>
                  <ExternalLink href={watchUrl({ ...player, start })} rel="noopener" lang={lang}>
                    {name}
                  </ExternalLink>
                </li>
              ))}
            </ol>
          )}
          {hasCaptions && <p>{t('captions')}</p>}
        </figcaption>
      )}
    </figure>
  )
}
