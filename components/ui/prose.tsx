import type { ReactNode } from 'react'
import { langProps } from '@/lib/i18n/lang-props'

type ProseProps = {
  /** The language of the text. */
  lang?: string
  /** `small` for the texts of profiles and jobs. */
  size?: 'normal' | 'small'
  children: ReactNode
}

export function Prose({ lang, size = 'normal', children }: ProseProps) {
  return (
    <div {...langProps(lang)} className={size === 'small' ? 'prose prose-small' : 'prose'}>
      {children}
    </div>
  )
}
