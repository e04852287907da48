import type { ReactNode } from 'react'

type ProseProps = {
  /** The language of the text. */
  lang?: string
  /** `small` for the texts of profiles and jobs. */
  size?: 'normal' | 'small'
  children: ReactNode
}

export function Prose({ lang, size = 'normal', children }: ProseProps) {
  return (
    <div lang={lang} className={size === 'small' ? 'prose prose-small' : 'prose'}>
      {children}
    </div>
  )
}
