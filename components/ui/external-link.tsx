import type { ReactNode } from 'react'
import { langProps } from '@/lib/i18n/lang-props'
import { Icon } from './icons'

type ExternalLinkProps = { href: string; rel: string; lang?: string; children: ReactNode }

/** A link to another site, with an arrow. */
export function ExternalLink({ href, rel, lang, children }: ExternalLinkProps) {
  return (
    <a href={href} rel={rel} className="group/out text-accent hover:text-accent-strong">
      <span
        {...langProps(lang)}
        className="underline decoration-1 underline-offset-[0.2em] group-hover/out:decoration-2"
      >
        {children}
      </span>
      {'\u00a0'}
      <Icon name="arrow-out" />
    </a>
  )
}

type ExternalLinksProps = { links: readonly { name: string; url: string }[]; className: string }

/** A list of links to pages of a person or an organization on other sites. */
export function ExternalLinks({ links, className }: ExternalLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <ExternalLink href={url} rel="nofollow noopener">
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
