import type { ReactNode } from 'react'
import { langProps } from '@/lib/i18n/lang-props'

type TagProps = { href?: string; lang?: string; children: ReactNode }

const shape = 'inline-flex items-center rounded-full px-3 py-1 text-label font-medium'

export function Tag({ href, lang, children }: TagProps) {
  if (href === undefined) {
    return (
      <span {...langProps(lang)} className={`${shape} bg-sunk text-muted`}>
        {children}
      </span>
    )
  }
  return (
    <a
      href={href}
      {...langProps(lang)}
      className={`${shape} bg-accent-soft text-accent transition-colors hover:bg-accent hover:text-on-accent`}
    >
      {children}
    </a>
  )
}
