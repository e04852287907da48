import type { FrameLocator, Page } from '@playwright/test'
import { toPreviewLink } from '@/lib/preview/preview-link'
import {
  type PreviewGrant,
  type PreviewSubject,
  previewSeconds,
  toPreviewToken,
} from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'
import { withForeignPage } from './foreign-page'

/** The PREVIEW_SECRET of the sites under test. */
export const previewSecret = 'the-preview-secret-of-the-browser-tests'

/** The bar of a previewed page, which is in a frame. */
export function barOf(page: Page): FrameLocator {
  return page.frameLocator('#preview-bar')
}

/** Serves a page of another site with `url` in a frame, while `use` runs. The site under test allows its origin. */
export async function withFramePage(url: string, use: (pageUrl: string) => Promise<void>): Promise<void> {
  const port = Number(new URL(process.env.PREVIEW_FRAME_ANCESTORS ?? '').port)
  const html = `<iframe src="${url}" width="1100" height="700"></iframe>`
  await withForeignPage({ html, port }, use)
}

function inSeconds(seconds: number, now: Date): number {
  return Math.floor(now.getTime() / 1000) + seconds
}

/** The path of a signed link, which expires after `seconds`. */
export function previewLink(grant: PreviewGrant, seconds = previewSeconds): string {
  const now = new Date()
  return toPreviewLink(previewSecret, { grant, expires: inSeconds(seconds, now) }, now)
}

export function recordLink(subject: PreviewSubject, seconds = previewSeconds): string {
  return previewLink({ kind: 'record', ...subject }, seconds)
}

/** The path of the preview without cookies. */
export function framePath(subject: PreviewSubject, seconds = previewSeconds): string {
  return frameOf({ kind: 'record', ...subject }, seconds)
}

/** That of the whole site as it is at a time. */
export function siteFramePath(at: string): string {
  return frameOf({ kind: 'site', at }, previewSeconds)
}

function frameOf(grant: PreviewGrant, seconds: number): string {
  const now = new Date()
  return routes.preview(toPreviewToken(previewSecret, { grant, expires: inSeconds(seconds, now) }, now))
}
