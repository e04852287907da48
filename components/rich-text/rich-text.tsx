import type { ComponentProps } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import { CodeBlock } from '@/components/ui/scroll-region'
import { TableScroll } from '@/components/ui/table-scroll'
import { TaskBox } from '@/components/ui/task-box'
import { TextImage } from '@/components/ui/text-image'
import { VideoPlayer } from '@/components/ui/video-player'
import { basePath } from '@/lib/base-path'
import { listMediaPaths } from '@/lib/content/media/images'
import type { Outline } from '@/lib/content/outline'
import type { ContentTree } from '@/lib/content/pipeline'
import { type ImageSize, readImageSizes } from '@/lib/data/image-sizes'
import { toImage } from '@/lib/data/store'
import { playerOfUrl } from '@/lib/model/media/video-player'
import { headingComponents } from './heading'

type RichTextProps = {
  tree: ContentTree
  /** The ids of the headings, for the one text of a page that has them. */
  headingIds?: Outline['ids']
}

/** A text of either format. The tree is already parsed and sanitized: react-markdown only renders it. */
export async function RichText({ tree, headingIds }: RichTextProps) {
  const sizes = await readImageSizes(listMediaPaths(tree))
  return (
    <ReactMarkdown
      components={{
        ...components,
        ...(headingIds && headingComponents(headingIds)),
        img: (image) => <ContentImage image={image} sizes={sizes} />,
      }}
      rehypePlugins={[() => () => tree]}
      urlTransform={keepUrl}
    />
  )
}

/** The sanitizer has checked every URL; react-markdown's own check accepts fewer schemes. */
function keepUrl(url: string): string {
  return url
}

const components: Components & Record<'embedded-video', typeof EmbeddedVideo> = {
  a: ContentLink,
  input: ({ checked }) => <TaskBox isDone={checked === true} />,
  pre: ({ id, children }) => <CodeBlock id={id}>{children}</CodeBlock>,
  table: ({ id, children }) => <TableScroll id={id}>{children}</TableScroll>,
  'embedded-video': EmbeddedVideo,
}

/** Links to other sites are marked with `ugc` and `nofollow`, because editors choose them. */
function ContentLink({ href, title, id, children, ...rest }: ComponentProps<'a'>) {
  const isOwn = !href || /^[#/](?!\/)/.test(href)
  return (
    <a
      href={href}
      title={title}
      id={id}
      aria-label={rest['aria-label']}
      rel={isOwn ? undefined : 'nofollow ugc noopener noreferrer'}
    >
      {children}
    </a>
  )
}

type ContentImageProps = { image: ComponentProps<'img'>; sizes: ReadonlyMap<string, ImageSize> }

/** An image of a host that IMAGE_HOSTS does not name cannot load (`img-src`): its text is shown instead. */
function ContentImage({ image: { src, alt = '', title, width, height }, sizes }: ContentImageProps) {
  const url = typeof src === 'string' ? src : ''
  const shown = url.startsWith(`${basePath}/media/`) ? url : toImage(url)
  if (!shown) return alt ? <span className="missing-image">{alt}</span> : null
  return (
    <TextImage
      src={shown}
      alt={alt}
      title={title}
      wanted={{ width, height }}
      size={sizes.get(shown) ?? null}
    />
  )
}

/** An upstream text can contain this element itself, so its attributes are checked like other upstream values. */
function EmbeddedVideo({ src = '' }: { src?: string }) {
  const player = playerOfUrl(src)
  return player && <VideoPlayer player={player} />
}
