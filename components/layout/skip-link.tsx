import { useTranslations } from 'next-intl'

/** The target is `<main id="content" tabIndex={-1}>`. */
export function SkipLink() {
  const t = useTranslations('Layout')
  return (
    <a
      href="#content"
      className="button no-print fixed top-3 left-3 z-10 -translate-y-[200%] focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  )
}
