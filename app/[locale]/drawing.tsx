import type { Metadata } from 'next'
import { notFound, unstable_rethrow } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { FailedPage } from '@/components/layout/failed-page'
import { type MissingKind, MissingPage } from '@/components/layout/missing-page'
import { PageFrame } from '@/components/layout/page-frame'
import { readAbsence } from '@/lib/data/absence'
import { env } from '@/lib/env'
import { isLocale } from '@/lib/i18n/locales'
import type { Alternate } from '@/lib/routes'
import { alternates } from '@/lib/seo/alternates'

export type Drawing = { body: ReactNode; alternates: readonly Alternate[] }

/**
 * A page in its frame. `draw` reads and draws; null from it is a 404. A page that throws while it is rendered answers
 * with an empty document, so both kinds of bad news are drawn whole, and a leaf beside them sets the status: 404, or
 * 500, which is never stored and leaves the last good page in place.
 */
export async function drawPage(
  missing: MissingKind,
  draw: () => Promise<Drawing | null>,
): Promise<ReactNode> {
  try {
    const drawing = await draw()
    if (drawing) return <Frame alternates={drawing.alternates}>{drawing.body}</Frame>
    await readAbsence()
  } catch (error) {
    unstable_rethrow(error)
    return (
      <Frame alternates={homes}>
        <FailedPage />
        <Suspense fallback={null}>
          <Fail error={error} />
        </Suspense>
      </Frame>
    )
  }
  return (
    <>
      {drawMissing(missing)}
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    </>
  )
}

/** The 404 page itself: on the server beside the leaf that sets the status, in the browser from `not-found.tsx`. */
export function drawMissing(missing: MissingKind): ReactNode {
  return (
    <Frame alternates={homes}>
      <MissingPage kind={missing} />
    </Frame>
  )
}

const homes = alternates.home()

function Frame({ alternates, children }: { alternates: readonly Alternate[]; children: ReactNode }) {
  return (
    <PageFrame siteName={env.SITE_NAME} alternates={alternates}>
      {children}
    </PageFrame>
  )
}

async function NotFound(): Promise<never> {
  notFound()
}

async function Fail({ error }: { error: unknown }): Promise<never> {
  throw error
}

/** Metadata of a page: what `read` gives. Bad news brings its own title, which the browser's side then has as well. */
export async function describePage(locale: string, read: () => Promise<Metadata | null>): Promise<Metadata> {
  if (!isLocale(locale)) return {}
  try {
    return (await read()) ?? {}
  } catch (error) {
    unstable_rethrow(error)
    return {}
  }
}
