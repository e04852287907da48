import { langProps } from '@/lib/i18n/lang-props'

type PageHeaderProps = {
  title: string
  eyebrow?: string
  intro?: string | null
  /** A short fact below the introduction, for example a count. */
  meta?: string
  /** The language of `title` and `intro`, if they are upstream texts. */
  lang?: string
}

export function PageHeader({ title, eyebrow, intro, meta, lang }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-4 border-b-2 border-ink pb-7">
      {eyebrow && <p className="font-medium text-accent">{eyebrow}</p>}
      <h1 {...langProps(lang)} className="max-w-[13.5em] font-story text-display font-medium">
        {title}
      </h1>
      {intro && (
        <p {...langProps(lang)} className="max-w-[34em] font-story text-lead text-muted">
          {intro}
        </p>
      )}
      {meta && <p className="text-muted">{meta}</p>}
    </header>
  )
}
