'use client'

import { useEffect, useState } from 'react'

type Messages = Readonly<
  Record<
    | 'panel'
    | 'panelShort'
    | 'closePanel'
    | 'panelTitle'
    | 'refresh'
    | 'refreshing'
    | 'refreshed'
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
  /** Where the public page is refreshed; null for a record that is not public. */
  refreshUrl: string | null
  messages: Messages
}

const pollMs = 10_000

/** The bar is in a frame of the previewed page: it loads that page again, and makes the frame larger for the panel. */
export function PreviewBarControls({
  stateUrl,
  version,
  panelUrl,
  refreshUrl,
  messages,
}: PreviewBarControlsProps) {
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [notice, setNotice] = useState('')
  useEffect(() => {
    if (stateUrl === null || version === null) return
    const timer = setInterval(async () => {
      if (document.hidden) return
      const response = await fetch(stateUrl).catch(() => null)
      const state: { version?: string } = response?.ok ? await response.json() : {}
      if (state.version === undefined || state.version === version) return
      setNotice(messages.updated)
      window.parent.location.reload()
    }, pollMs)
    return () => clearInterval(timer)
  }, [stateUrl, version, messages])
  useEffect(() => {
    if (window.frameElement instanceof HTMLElement)
      window.frameElement.style.height = isPanelOpen ? '90dvh' : '3.5rem'
  }, [isPanelOpen])
  const refresh = async (url: string) => {
    setNotice(messages.refreshing)
    const response = await fetch(url, { method: 'POST' }).catch(() => null)
    setNotice(response?.ok ? messages.refreshed : messages.refreshFailed)
  }
  return (
    <>
      <p role="status" className="truncate text-label max-md:sr-only">
        {notice}
      </p>
      {refreshUrl && (
        <button type="button" className="button button-bar max-sm:hidden" onClick={() => refresh(refreshUrl)}>
          {messages.refresh}
        </button>
      )}
      {panelUrl && (
        <button
          type="button"
          className="button button-bar"
          aria-expanded={isPanelOpen}
          onClick={() => setPanelOpen(!isPanelOpen)}
        >
          <span className="max-sm:hidden">{isPanelOpen ? messages.closePanel : messages.panel}</span>
          <span className="sm:hidden">{isPanelOpen ? messages.closePanel : messages.panelShort}</span>
        </button>
      )}
      {panelUrl && isPanelOpen && (
        <iframe
          title={messages.panelTitle}
          src={panelUrl}
          className="fixed inset-x-0 top-14 bottom-0 h-[calc(100dvh-3.5rem)] w-full border-0 bg-paper"
        />
      )}
    </>
  )
}
