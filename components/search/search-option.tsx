import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icons'
import { langProps } from '@/lib/i18n/lang-props'
import { MarkedText } from './marked-text'
import type { SearchOption } from './search-options'

type SearchOptionLinkProps = {
  option: SearchOption
  id: string
  words: string
  isActive: boolean
  onChoose: () => void
}

/** An option is a link for the pointer. The keyboard focus stays in the field. */
export function SearchOptionLink({ option, id, words, isActive, onChoose }: SearchOptionLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const { href, name, facts, lang, kind } = option
  return (
    <Link
      ref={link}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      prefetch={false}
      onClick={onChoose}
      className={`search-option ${kind === 'result' ? '' : `search-option-${kind}`}`}
    >
      <span {...langProps(lang)} className="found">
        {kind === 'result' ? <MarkedText text={name} words={words} /> : name}
      </span>
      {kind === 'all' && <Icon name="arrow-right" />}
      {facts.length > 0 && (
        <span className="meta">
          {facts.map((fact) => (
            <span key={fact}>
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
      )}
    </Link>
  )
}
