'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

type ShareButtonsProps = {
  title: string
  /** The absolute URL of the page. */
  url: string
  /** `failed` has the link, for visitors to copy it themselves. */
  texts: { share: string; copy: string; copied: string; failed: string }
  icons: { share: ReactNode; copy: ReactNode }
}

/** How long a control says that it copied a link. */
const shownMs = 2_500

/**
 * Opens the share sheet of the platform, or copies the link of the page, and copies the link of a heading that is clicked. The
 * server renders the buttons invisible and in their size: they appear where they have a function. Many browsers cannot share: the place
 * of that button is empty, so it does not begin a line of a narrow screen.
 */
export function ShareButtons({ title, url, texts, icons }: ShareButtonsProps) {
  const [isReady, canShare] = [useBrowser(() => true), useBrowser(() => 'share' in navigator)]
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The same function in each render, for the listener below.
  const copy = useCallback(async (link: string) => {
    const isCopied = await copyText(link)
    setResult(isCopied ? 'copied' : 'failed')
    clearTimeout(timer.current)
    if (isCopied) timer.current = setTimeout(() => setResult(null), shownMs)
    return isCopied
  }, [])
  useEffect(() => {
    const copyClicked = async ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.heading-link') : null
      if (!link || !(await copy(url + link.hash))) return
      link.dataset.copied = texts.copied
      setTimeout(() => delete link.dataset.copied, shownMs)
    }
    document.addEventListener('click', copyClicked)
    return () => document.removeEventListener('click', copyClicked)
  }, [url, texts.copied, copy])
  return (
    <>
      <button
        type="button"
        onClick={() => copy(url)}
        className={`button button-quiet px-3.5! noscript:hidden ${isReady ? '' : 'invisible'}`}
      >
        {icons.copy} {result === 'copied' ? texts.copied : texts.copy}
      </button>
      <button
        type="button"
        // Rejected if the visitor closes the sheet.
        onClick={() => navigator.share({ title, url }).catch(() => {})}
        className={`button button-quiet px-3.5! noscript:hidden sm:order-first ${canShare ? '' : 'invisible'}`}
      >
        {icons.share} {texts.share}
      </button>
      <span role="status" className={result === 'failed' ? 'basis-full text-label text-signal' : 'sr-only'}>
        {result && texts[result]}
      </span>
    </>
  )
}

/** Needs a secure context, and the permission of the browser. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function useBrowser(find: () => boolean): boolean {
  return useSyncExternalStore(subscribeToNothing, find, () => false)
}

function subscribeToNothing(): () => void {
  return () => {}
}
