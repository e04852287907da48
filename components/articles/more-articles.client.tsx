'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react'
import type { FurtherArticles } from './further-articles.client'

type FurtherProps = ComponentProps<typeof FurtherArticles>

/** The code that loads pages is loaded at the first click: the router prefetches that of the page with the links to it. */
export function MoreArticlesButton({ list, nextPage, href }: FurtherProps & { href: string }) {
  const t = useTranslations('Articles')
  const [Further, setFurther] = useState<ComponentType<FurtherProps> | null>(null)
  if (Further) return <Further list={list} nextPage={nextPage} />
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    try {
      const loaded = await import('./further-articles.client')
      setFurther(() => loaded.FurtherArticles)
    } catch {
      location.assign(href)
    }
  }
  return (
    <a href={href} onClick={open} className="button button-quiet self-center">
      {t('more')}
    </a>
  )
}
