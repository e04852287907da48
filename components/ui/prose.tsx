import type { ReactNode } from 'react'

type ProseProps = {
  /** The language the text is in, where it is known. */
  lang?: string
  /** Small for texts that are consulted rather than read. */
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
