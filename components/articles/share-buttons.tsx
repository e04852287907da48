import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'

/**
 * Opens the share sheet of the platform, or copies the link of the page. The buttons appear where they have a function. Many browsers
 * cannot share: the place of that button is empty, so it does not begin a line of a narrow screen.
 */
export function ShareButtons({ title, url }: { title: string; url: string }) {
  const t = useTranslations('Article.share')
  // The element can change the attributes of the buttons before React takes over the page.
  const button = {
    ...({ type: 'button', suppressHydrationWarning: true } as const),
    className: 'button button-quiet invisible px-3.5! noscript:hidden',
  }
  return (
    <share-buttons className="contents" data-title={title} data-url={url}>
      <button {...button} name="copy">
        <Icon name="link" /> <span data-result="none failed">{t('copy')}</span>
        <span data-result="copied" hidden>
          {t('copied')}
        </span>
      </button>
      <button {...button} name="share" className={`${button.className} sm:order-first`}>
        <Icon name="share" /> {t('label')}
      </button>
      <span role="status" className="sr-only basis-full text-label text-signal">
        <span data-result="copied" hidden>
          {t('copied')}
        </span>
        <span data-result="failed" hidden>
          {t('failed', { url })}
        </span>
      </span>
    </share-buttons>
  )
}
