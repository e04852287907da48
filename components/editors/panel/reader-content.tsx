import type { ComponentProps } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import { CodeBlock } from '@/components/ui/scroll-region'
import type { ContentTree } from '@/lib/content/pipeline'
import { toShownImage } from '@/lib/editors/panel/shown-image'
import { env } from '@/lib/env'

/** The text of a feed entry without the site's own components, which feed readers do not have. The tree is sanitized. */
export function ReaderContent({ tree }: { tree: ContentTree }) {
  return (
    <div className="prose">
      <ReactMarkdown components={components} rehypePlugins={[() => () => tree]} />
    </div>
  )
}

/** The headings of the panel end at the third level. */
const components: Components = {
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer">
      {children}
    </a>
  ),
  img: ReaderImage,
  pre: ({ children }) => <CodeBlock>{children}</CodeBlock>,
}

function ReaderImage({ src, alt = '' }: ComponentProps<'img'>) {
  const shown = typeof src === 'string' ? toShownImage(src, env.SITE_URL, env.IMAGE_HOSTS) : null
  if (shown === null) return alt ? <span className="missing-image">{alt}</span> : null
  return <img src={shown} alt={alt} loading="lazy" />
}
