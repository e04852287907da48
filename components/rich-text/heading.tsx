import type { ReactNode } from 'react'
import type { Components } from 'react-markdown'
import type { Outline } from '@/lib/content/outline'

const tags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

type HeadingElement = Parameters<Outline['ids']['get']>[0]
type HeadingProps = { node?: HeadingElement; id?: string; children?: ReactNode }

/** Headings that are links to themselves, so that their URLs can be copied. */
export function headingComponents(ids: Outline['ids']): Components {
  return Object.fromEntries(
    tags.map((Tag) => [
      Tag,
      ({ node, id: own, children }: HeadingProps) => {
        const id = node && ids.get(node)
        if (!id) return <Tag id={own}>{children}</Tag>
        return <Tag id={id}>{hasLink(node) ? children : <HeadingLink id={id}>{children}</HeadingLink>}</Tag>
      },
    ]),
  )
}

function HeadingLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`#${id}`} className="heading-link">
      {children}
    </a>
  )
}

/** A link in a link is not valid. */
function hasLink({ children }: HeadingElement): boolean {
  return children.some((child) => child.type === 'element' && (child.tagName === 'a' || hasLink(child)))
}
