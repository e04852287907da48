import type { Video } from '@/lib/model/video'
import { ExternalLink } from './external-link'
import { VideoPlayer } from './video-player'

type VideoFigureProps = { video: Video; lang?: string; priority?: boolean }

/** A video with its description. The video of an unknown platform is a link. */
export function VideoFigure({ video, lang, priority }: VideoFigureProps) {
  return (
    <figure className="flex flex-col gap-3">
      {video.player ? (
        <VideoPlayer
          player={video.player}
          title={video.name}
          image={video.image}
          durationSeconds={video.durationSeconds}
          priority={priority}
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
      {video.description && (
        <figcaption
          lang={lang}
          className="line-clamp-6 max-w-measure whitespace-pre-line text-label text-muted"
        >
          {video.description}
        </figcaption>
      )}
    </figure>
  )
}
