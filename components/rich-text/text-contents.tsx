import { useTranslations } from 'next-intl'
import type { Heading, Section } from '@/lib/content/outline'
import { langProps } from '@/lib/i18n/lang-props'

type TextContentsProps = { sections: readonly Section[]; lang: string }

/** The table of contents of a long text: beside it on wide screens, closed above it on narrow ones. */
export function TextContents({ sections, lang }: TextContentsProps) {
  const t = useTranslations('Article')
  return (
    <nav aria-label={t('contents')} className="reading-contents no-print">
      <details>
        <summary className="cursor-pointer py-2.5 font-semibold">{t('contents')}</summary>
        <p aria-hidden="true" className="mb-3 hidden font-semibold lg:block">
          {t('contents')}
        </p>
        <current-section>
          <ol {...langProps(lang)} className="pb-3 lg:pb-0">
            {sections.map((section) => (
              <li key={section.id}>
                <ContentsLink heading={section} />
                {section.parts.length > 0 && (
                  <ol className="ps-4">
                    {section.parts.map((part) => (
                      <li key={part.id}>
                        <ContentsLink heading={part} />
                      </li>
                    ))}
                  </ol>
                )}
              </li>
            ))}
          </ol>
        </current-section>
      </details>
    </nav>
  )
}

function ContentsLink({ heading: { id, text } }: { heading: Heading }) {
  return (
    // The element can mark the link before React takes over the page.
    <a href={`#${id}`} suppressHydrationWarning>
      {text}
    </a>
  )
}
