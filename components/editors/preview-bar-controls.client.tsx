'use client'

import { useEffect, useRef, useState } from 'react'
import { type Refreshed, RefreshedUrls, type RefreshMessages } from './refreshed-urls'
import { ShortText } from './short-text'

type Messages = RefreshMessages &
  Readonly<
    Record<'closePanel' | 'refresh' | 'refreshShort' | 'refreshing' | 'refreshFailed' | 'updated', string>
  >

/** A page that opens below the bar; without JavaScript in a new tab. `isWide` is true for one that a narrow screen does not offer. */
export type Tool = { url: string; text: string; short: string; title: string; isWide: boolean }

type PreviewBarControlsProps = {
  /** Where the version of the record is read; null where nothing can change. */
  stateUrl: string | null
  version: string | null
  tools: readonly Tool[]
  /** Where the public pages are refreshed; null for a record that was never on them. */
  refreshUrl: string | null
  locale: string
  timeZone: string
  messages: Messages
}

const pollMs = 10_000

/** What is open below the bar: a tool, or what a refresh did. */
type Open = ({ kind: 'tool' } & Tool) | ({ kind: 'refreshed' } & Refreshed) | null

/** The bar is in a frame of the previewed page: it loads that page again, and makes the frame larger for what it opens. */
export function PreviewBarControls({
  stateUrl,
  version,
  tools,
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
  const opener = useRef<HTMLElement>(null)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setOpen(null)
    opener.current?.focus()
  }
  useEffect(() => {
    window.addEventListener('keydown', closeOnEscape)
    return () => window.removeEventListener('keydown', closeOnEscape)
  })
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
      {refreshUrl && open?.kind !== 'tool' && (
        <button
          type="button"
          aria-expanded={open !== null}
          className="button button-bar"
          onClick={(event) => {
            opener.current = event.currentTarget
            if (open) setOpen(null)
            else refresh(refreshUrl)
          }}
        >
          <ShortText
            text={open ? messages.closePanel : messages.refresh}
            // The notice is not visible there.
            short={
              open ? messages.closePanel : notice === messages.refreshing ? notice : messages.refreshShort
            }
          />
        </button>
      )}
      {tools
        .filter((tool) => open === null || (open.kind === 'tool' && open.url === tool.url))
        .map((tool) => (
          <a
            key={tool.url}
            href={tool.url}
            target="_blank"
            rel="noopener"
            aria-expanded={open !== null}
            className={`button button-bar ${tool.isWide ? 'max-sm:hidden' : ''}`}
            onClick={(event) => {
              event.preventDefault()
              opener.current = event.currentTarget
              setOpen(open ? null : { kind: 'tool', ...tool })
            }}
          >
            <ShortText
              text={open ? messages.closePanel : tool.text}
              short={open ? messages.closePanel : tool.short}
            />
          </a>
        ))}
      {open && (
        <div className="fixed inset-x-0 top-14 bottom-0 overflow-auto bg-paper text-ink">
          {open.kind === 'tool' && (
            <iframe
              title={open.title}
              src={open.url}
              // The keys that are pressed in a frame reach its own window only.
              onLoad={({ currentTarget }) =>
                currentTarget.contentWindow?.addEventListener('keydown', closeOnEscape)
              }
              className="size-full border-0"
            />
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
