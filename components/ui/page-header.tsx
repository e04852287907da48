import { langProps } from '@/lib/i18n/lang-props'

type PageHeaderProps = {
  title: string
  /** For pages whose list is to be on the first screen: a smaller title, and no introduction on narrow screens. */
  isCompact?: boolean
  eyebrow?: string
  intro?: string | null
  /** A short fact below the introduction, for example a count. */
  meta?: string
  /** The language of `title` and `intro`, if they are upstream texts. */
  lang?: string
}

export function PageHeader({ title, isCompact = false, eyebrow, intro, meta, lang }: PageHeaderProps) {
  return (
    <header className={isCompact ? 'flex flex-col gap-2' : 'flex flex-col gap-4 border-b-2 border-ink pb-7'}>
      {eyebrow && <p className="font-medium text-accent">{eyebrow}</p>}
      <h1
        {...langProps(lang)}
        className={`font-story font-medium ${isCompact ? 'text-headline' : 'max-w-[13.5em] text-display'}`}
      >
        {title}
      </h1>
      {intro && (
        <p
          {...langProps(lang)}
          className={
            isCompact ? 'hidden text-muted sm:block' : 'max-w-[34em] font-story text-lead text-muted'
          }
        >
          {intro}
        </p>
      )}
      {meta && <p className="text-muted">{meta}</p>}
    </header>
  )
}
