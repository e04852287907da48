import type { Video } from '@/lib/model/video'
import { Icon } from './icons'
import { VideoPlayer } from './video-player'

/** A video with its description: playable where the platform is known, else a link to it. */
export function VideoFigure({ video, lang }: { video: Video; lang?: string }) {
  return (
    <figure className="flex flex-col gap-3">
      {video.player ? (
        <VideoPlayer
          player={video.player}
          title={video.name}
          image={video.image}
          durationSeconds={video.durationSeconds}
        />
      ) : (
        video.url && (
          <a
            href={video.url}
            rel="noopener"
            className="rounded-pane border border-line p-5 font-medium text-accent hover:border-accent"
          >
            <span lang={lang}>{video.name}</span> <Icon name="arrow-out" />
          </a>
        )
      )}
      {video.description && (
        <figcaption lang={lang} className="line-clamp-4 max-w-measure text-label text-muted">
          {video.description}
        </figcaption>
      )}
    </figure>
  )
}
