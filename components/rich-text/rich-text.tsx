import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentProps, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import ReactMarkdown, { type Components } from 'react-markdown'
import { CodeBlock, TableScroll } from '@/components/ui/scroll-regions'
import { VideoPlayer } from '@/components/ui/video-player'
import { detectForm, markdownOptions, orPlain, toTree } from '@/lib/content/pipeline'
import { toVideoPlayer } from '@/lib/model/video'

type TextProps = { text: string }

export function Markdown({ text }: TextProps): ReactNode {
  // Called, not placed: what it throws must be caught here.
  return orPlain<ReactNode>(
    text,
    (beginning) => <p>{beginning}</p>,
    () => ReactMarkdown({ ...markdownOptions, components, children: text }),
  )
}

export function RichHtml({ text }: TextProps): ReactNode {
  return toJsxRuntime(toTree(text, 'html'), { Fragment, jsx, jsxs, components })
}

/** For the fields that hold either form. */
export function RichText({ text }: TextProps): ReactNode {
  return detectForm(text) === 'html' ? <RichHtml text={text} /> : <Markdown text={text} />
}

const components: Components = {
  a: ContentLink,
  img: ContentImage,
  pre: ({ children }) => <CodeBlock>{children}</CodeBlock>,
  table: ({ children }) => <TableScroll>{children}</TableScroll>,
  ...{ 'embedded-video': EmbeddedVideo },
}

/** Editors link where they like: the site lends its name to none of it. Links within the site are its own. */
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

function ContentImage({ src, alt, title, width, height }: ComponentProps<'img'>) {
  if (!src) return null
  return (
    // biome-ignore lint/performance/noImgElement: an editor's image has no known size and any https host
    <img
      src={src}
      alt={alt ?? ''}
      title={title}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}

/** Anyone may write this element by hand, so its parts are checked like any other upstream value. */
function EmbeddedVideo({ provider, video }: { provider?: string; video?: string }) {
  const player = toVideoPlayer(provider, video)
  return player && <VideoPlayer player={player} />
}
