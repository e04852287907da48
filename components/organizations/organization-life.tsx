import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { VideoFigure } from '@/components/ui/video-figure'
import type { Organization } from '@/lib/model/organization'
import { Gallery } from './gallery'

const maxVideos = 12

/** The pictures and videos of an organization. */
export function OrganizationLife({ organization }: { organization: Organization }) {
  const t = useTranslations('Organization')
  const { name, images, defaultLanguage } = organization
  const videos = organization.videos.slice(0, maxVideos)
  return (
    <Section id="life" title={t('life', { name })}>
      {images.length > 0 && <Gallery images={images} name={name} lang={defaultLanguage} />}
      {videos.length > 0 && (
        <div className="flex flex-col gap-5">
          <h3 className="font-story text-title font-medium">{t('videos')}</h3>
          <ul className={videos.length > 1 ? 'grid gap-8 lg:grid-cols-2' : 'grid gap-8 lg:max-w-[50rem]'}>
            {videos.map((video) => (
              <li key={video.reference} className="min-w-0">
                <VideoFigure video={video} lang={defaultLanguage} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}
