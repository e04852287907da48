'use client'

import { useEffect, useState } from 'react'
import { type Refreshed, RefreshedUrls, type RefreshMessages } from './refreshed-urls'
import { ShortText } from './short-text'

type Messages = RefreshMessages &
  Readonly<
    Record<
      | 'panel'
      | 'panelShort'
      | 'closePanel'
      | 'panelTitle'
      | 'refresh'
      | 'refreshShort'
      | 'refreshing'
      | 'refreshFailed'
      | 'updated',
      string
    >
  >

type PreviewBarControlsProps = {
  /** Where the version of the record is read; null where nothing can change. */
  stateUrl: string | null
  version: string | null
  /** The page of the panel; null for none. */
  panelUrl: string | null
  /** Where the public pages are refreshed; null for a record that was never on them. */
  refreshUrl: string | null
  locale: string
  timeZone: string
  messages: Messages
}

const pollMs = 10_000

/** What is open below the bar: the panel, or what a refresh did. */
type Open = { kind: 'panel' } | ({ kind: 'refreshed' } & Refreshed) | null

/** The bar is in a frame of the previewed page: it loads that page again, and makes the frame larger for what it opens. */
export function PreviewBarControls({
  stateUrl,
  version,
  panelUrl,
  refreshUrl,
  locale,
  timeZone,
  messages,
}: PreviewBarControlsProps) {
  const [open, setOpen] = useState<Open>(null)
  const [notice, setNotice] = useState('')
  useReloadOnChange(stateUrl, version, () => setNotice(messages.updated))
  useEffect(() => {
    // It is an element of another window: `instanceof` compares with the classes of this one.
    const frame = window.frameElement as HTMLElement | null
    if (frame) frame.style.height = open ? '90dvh' : '3.5rem'
  }, [open])
  const refresh = async (url: string) => {
    setNotice(messages.refreshing)
    const response = await fetch(url, { method: 'POST' }).catch(() => null)
    const body: Refreshed | null = response?.ok ? await response.json() : null
    setNotice(body ? '' : messages.refreshFailed)
    if (body) setOpen({ kind: 'refreshed', ...body })
  }
  return (
    <>
      <p role="status" className="truncate text-label max-md:sr-only">
        {notice}
      </p>
      {refreshUrl && !open && (
        <button type="button" className="button button-bar" onClick={() => refresh(refreshUrl)}>
          <ShortText
            text={messages.refresh}
            // The notice is not visible there.
            short={notice === messages.refreshing ? messages.refreshing : messages.refreshShort}
          />
        </button>
      )}
      {(open || panelUrl) && (
        <button
          type="button"
          className="button button-bar"
          aria-expanded={open !== null}
          onClick={() => setOpen(open ? null : { kind: 'panel' })}
        >
          <ShortText
            text={open ? messages.closePanel : messages.panel}
            short={open ? messages.closePanel : messages.panelShort}
          />
        </button>
      )}
      {open && (
        <div className="fixed inset-x-0 top-14 bottom-0 overflow-auto bg-paper text-ink">
          {open.kind === 'panel' && panelUrl && (
            <iframe title={messages.panelTitle} src={panelUrl} className="size-full border-0" />
          )}
          {open.kind === 'refreshed' && (
            <RefreshedUrls refreshed={open} locale={locale} timeZone={timeZone} messages={messages} />
          )}
        </div>
      )}
    </>
  )
}

/** Loads the previewed page again when its record has changed. */
function useReloadOnChange(stateUrl: string | null, version: string | null, onChange: () => void): void {
  useEffect(() => {
    if (stateUrl === null || version === null) return
    const timer = setInterval(async () => {
      if (document.hidden) return
      const response = await fetch(stateUrl).catch(() => null)
      const state: { version?: string } = response?.ok ? await response.json() : {}
      if (state.version === undefined || state.version === version) return
      onChange()
      window.parent.location.reload()
    }, pollMs)
    return () => clearInterval(timer)
  })
}
