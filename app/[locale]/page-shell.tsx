import type { Metadata } from 'next'
import { notFound, unstable_rethrow } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { ErrorPage } from '@/components/layout/error-page'
import { type NotFoundKind, NotFoundPage } from '@/components/layout/not-found-page'
import { PageFrame } from '@/components/layout/page-frame'
import { JsonLd } from '@/components/ui/json-ld'
import { readAbsence } from '@/lib/data/not-found'
import { env } from '@/lib/env'
import { isLocale } from '@/lib/i18n/locales'
import type { Trail } from '@/lib/pages/breadcrumbs'
import { type Alternate, routes } from '@/lib/routes'
import { switcherLinks } from '@/lib/seo/alternates'
import { type Node, serializeGraph } from '@/lib/seo/json-ld/graph'

/**
 * `trail` says where the page stands; pages of the main navigation have none. `graph` is what the page says of its
 * contents to machines: nothing that is not to be seen on it.
 */
export type Drawing = {
  body: ReactNode
  alternates: readonly Alternate[]
  trail?: Trail
  graph: readonly Node[]
}

/**
 * A page in its frame. `draw` reads and draws; null from it is a 404. A page that throws while it is rendered answers
 * with an empty document, so both kinds of bad news are drawn whole, and a leaf beside them sets the status: 404, or
 * 500, which is never stored and leaves the last good page in place.
 */
export async function drawPage<Params extends { locale: string }>(
  missing: NotFoundKind | 'drawn by the layout',
  params: Promise<Params>,
  draw: (params: Params) => Promise<Drawing | null>,
): Promise<ReactNode> {
  try {
    const read = await params
    // next.config.mjs leads unknown locales to the missing page, but takes `EN` for `en`.
    const drawing = isLocale(read.locale) ? await draw(read) : null
    if (drawing) {
      return (
        <Frame alternates={drawing.alternates} trail={drawing.trail}>
          {drawing.body}
          <JsonLd text={serializeGraph(drawing.graph)} />
        </Frame>
      )
    }
    await readAbsence()
  } catch (error) {
    unstable_rethrow(error)
    return (
      <Frame alternates={homes}>
        <ErrorPage />
        <Suspense fallback={null}>
          <Fail error={error} />
        </Suspense>
      </Frame>
    )
  }
  return (
    <>
      {missing !== 'drawn by the layout' && drawMissing(missing)}
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    </>
  )
}

/**
 * What a layout draws around a page that is not there. `not-found.tsx` takes the place of such a page in the browser and
 * knows no params, but the layout stays: a 404 page that speaks of the record is its matter, and the two draw nothing.
 * Null from `draw` is a page that is there.
 */
export async function drawAbsence<Params extends { locale: string }>(
  missing: NotFoundKind,
  params: Promise<Params>,
  draw: (params: Params) => Promise<ReactNode | null>,
): Promise<ReactNode | null> {
  try {
    const known = await params
    if (!isLocale(known.locale)) return drawMissing(missing)
    const body = await draw(known)
    return body && <Frame alternates={homes}>{body}</Frame>
  } catch (error) {
    unstable_rethrow(error)
    // The page fails by the same reads and says so.
    return null
  }
}

/** The 404 page itself: on the server beside the leaf that sets the status, in the browser from `not-found.tsx`. */
export function drawMissing(missing: NotFoundKind): ReactNode {
  return (
    <Frame alternates={homes}>
      <NotFoundPage kind={missing} />
    </Frame>
  )
}

const homes = switcherLinks([], routes.home)

type FrameProps = Pick<Drawing, 'alternates' | 'trail'> & { children: ReactNode }

function Frame({ alternates, trail = [], children }: FrameProps) {
  return (
    <PageFrame siteName={env.SITE_NAME} alternates={alternates} breadcrumbs={trail}>
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
export async function describePage<Params extends { locale: string }>(
  params: Promise<Params>,
  read: (params: Params) => Promise<Metadata | null>,
): Promise<Metadata> {
  try {
    const known = await params
    return (isLocale(known.locale) && (await read(known))) || {}
  } catch (error) {
    unstable_rethrow(error)
    return {}
  }
}
