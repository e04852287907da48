import { shareFormats } from '@/lib/model/media/share-image'
import { openGraphImageSize } from '@/lib/seo/metadata'
import type { ArticleSubject } from './article-subject'
import { deadImages } from './images'
import type { Rules } from './rule'

/** The images and the video of an article. */
export const articlePictureRules = {
  'article-image-missing': { severity: 'warning', find: ({ images }) => images.main.length === 0 },
  'article-image-dead': {
    severity: 'error',
    find: ({ images, states }) => deadImages([...images.main, ...images.social], states),
  },
  'article-content-image-dead': {
    severity: 'error',
    find: ({ images, states }) => deadImages(images.content, states),
  },
  'article-social-image-format': { severity: 'warning', find: findUnsharedFormat },
  'article-social-image-missing': {
    severity: 'warning',
    find: ({ images }) => images.main.length + images.social.length === 0,
  },
  'article-social-image-small': { severity: 'warning', find: findSmallSocialImage },
  'article-alt-missing': {
    severity: 'warning',
    find: ({ written }) => (written?.images ?? []).flatMap(({ src, alt }) => (alt === '' ? [src] : [])),
  },
  'article-video-inactive': {
    severity: 'warning',
    find: ({ record: { cms_video: video } }) =>
      video?.is_active === false ? [video.name ?? video.reference ?? ''] : [],
  },
  'article-video-unplayable': {
    severity: 'warning',
    find: ({ record: { cms_video: video }, article }) => {
      // A video without any of these is none: the API sends an empty object.
      const named = video?.url ?? video?.name ?? video?.reference
      return named && video?.is_active !== false && !article.video?.player ? [named] : []
    },
  },
} as const satisfies Rules<ArticleSubject>

function findUnsharedFormat({ article: { social }, states }: ArticleSubject): string[] {
  const state = social.image === null ? undefined : states.get(social.image)
  if (social.image === null || state?.kind !== 'found') return []
  return shareFormats.has(state.format) ? [] : [`${social.image} (${state.format})`]
}

/** Social networks enlarge or crop an image that is smaller than the one they show. */
function findSmallSocialImage({ article: { social }, states }: ArticleSubject): string[] {
  const state = social.image === null ? undefined : states.get(social.image)
  if (social.image === null || state?.kind !== 'found') return []
  const { width, height } = state
  const isSmall = width < openGraphImageSize.width || height < openGraphImageSize.height
  return isSmall ? [`${social.image} (${width} × ${height})`] : []
}
