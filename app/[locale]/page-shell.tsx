import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect, unstable_rethrow } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { type ReactNode, Suspense } from 'react'
import { PreviewProblemView } from '@/components/editors/preview-problem-view'
import { ErrorPage } from '@/components/layout/error-page'
import { type NotFoundKind, NotFoundPage } from '@/components/layout/not-found-page'
import { PageFrame } from '@/components/layout/page-frame'
import { JsonLd } from '@/components/ui/json-ld'
import readingElements from '@/elements/built/reading.asset.js'
import { toSitePath } from '@/lib/base-path'
import { limitNotFoundLifetime } from '@/lib/data/not-found'
import { readSiteLogo } from '@/lib/data/site-logo'
import { tryReadEmployer } from '@/lib/data/try-read-employer'
import { toPreviewProblem } from '@/lib/editors/preview-problem'
import { isLocale, locales } from '@/lib/i18n/locales'
import type { Browser, Page } from '@/lib/pages/page-kind'
import { fillRoute, isSamePath, type PageParams } from '@/lib/pages/urls/page-route'
import { type Alternate, noRecord, paths, routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import type { Breadcrumbs } from '@/lib/seo/breadcrumbs'
import { serializeGraph } from '@/lib/seo/json-ld/graph'
import { toPreviewMetadata } from '@/lib/seo/preview-metadata'
import { PreviewBarFrame } from '../preview-bar-frame'
import { openPreview, type Preview } from '../preview-session'

/**
 * A page of a kind, in its frame: reads the content of the URL, redirects to the page's own path, renders the body. The
 * 404 page and the error page render completely, beside a component that throws to set the status: a page that throws
 * itself responds with an empty document. Next.js does not store a 500 response and keeps the last rendered page.
 */
export async function renderPage<Content>(
  page: Page<Content>,
  notFoundKind: NotFoundKind | 'rendered by the layout',
  params: Promise<PageParams>,
  renderBody: (content: Content) => Promise<ReactNode> | ReactNode,
): Promise<ReactNode> {
  const preview = await openPreview()
  try {
    const known = await params
    const path = fillRoute(page.routes, known)
    const content = await page.readAt(path)
    if (content) {
      const ownPath = page.path(content)
      // Next.js adds the path of SITE_URL to the target of a redirect.
      const target = toSitePath(ownPath)
      if (!isSamePath(target, path)) {
        if (preview) redirect(toSitePath(preview.prefix) + target)
        permanentRedirect(target)
      }
      return (
        <Frame
          browser={page.browser}
          path={ownPath}
          languageLinks={await page.languageLinks(content)}
          breadcrumbs={page.breadcrumbs(content)}
          isOfJobs={page.isOfJobs}
        >
          {await renderBody(content)}
          <JsonLd text={serializeGraph(await page.jsonLd(content))} />
          {preview && <PreviewBarFrame preview={preview} path={path} />}
        </Frame>
      )
    }
    if (!Object.values(known).includes(noRecord)) await limitNotFoundLifetime()
  } catch (error) {
    unstable_rethrow(error)
    if (preview) return renderPreviewFailure(preview, error, fillRoute(page.routes, await params))
    return (
      <Frame languageLinks={homeLinks}>
        <ErrorPage />
        <Suspense fallback={null}>
          <ThrowError error={error} />
        </Suspense>
      </Frame>
    )
  }
  return renderNotFound(notFoundKind === 'rendered by the layout' ? null : notFoundKind)
}

/** A preview says with status 200 what failed: its status is sent before its readers have ended. */
function renderPreviewFailure(preview: Preview, error: unknown, path: string): ReactNode {
  const { grant } = preview
  const [, locale = ''] = path.split('/')
  return (
    <Frame languageLinks={homeLinks}>
      {grant.kind === 'record' ? (
        <PreviewProblemView problem={toPreviewProblem(error, grant.type)} locale={locale} />
      ) : (
        <ErrorPage />
      )}
      <PreviewBarFrame preview={preview} path={path} />
    </Frame>
  )
}

/** A 404 response with the 404 page of a kind; null where the layout renders the page. */
export async function renderNotFound(kind: NotFoundKind | null): Promise<ReactNode> {
  const preview = await openPreview()
  // The layout of the preview without cookies has been sent by now: `notFound` would show nothing without JavaScript.
  if (preview?.prefix) return renderNotFoundPage(kind ?? 'page')
  // A response that is rendered for each request gets its status before its page is complete.
  if (preview) notFound()
  return (
    <>
      {kind && renderNotFoundPage(kind)}
      <Suspense fallback={null}>
        <ThrowNotFound />
      </Suspense>
    </>
  )
}

/**
 * The 404 page of a layout; null where the page exists. In the browser `not-found.tsx` replaces a page that does not exist
 * and has no params, but the layout remains: a 404 page that shows other records is rendered by the layout.
 */
export async function renderNotFoundLayout<Content>(
  page: Page<Content>,
  kind: NotFoundKind,
  params: Promise<PageParams>,
  renderBody: (params: PageParams) => Promise<ReactNode>,
): Promise<ReactNode | null> {
  try {
    const preview = await openPreview()
    const known = await params
    const path = fillRoute(page.routes, known)
    if (await page.readAt(path)) return null
    if (!isLocale(known.locale ?? '')) return renderNotFoundPage(kind)
    return (
      <Frame languageLinks={homeLinks}>
        {await renderBody(known)}
        {preview && <PreviewBarFrame preview={preview} path={path} />}
      </Frame>
    )
  } catch (error) {
    unstable_rethrow(error)
    // The page reads the same and renders the error page.
    return null
  }
}

/** The 404 page without its status: for `not-found.tsx`, which Next.js renders in the browser. */
export function renderNotFoundPage(kind: NotFoundKind): ReactNode {
  return (
    <Frame languageLinks={homeLinks}>
      <NotFoundPage kind={kind} />
      <NotFoundBar />
    </Frame>
  )
}

/** The bar on the 404 page of a preview. `not-found.tsx` gets no params, so that the bar has the path of the home page. */
async function NotFoundBar(): Promise<ReactNode> {
  const preview = await openPreview()
  return preview && <PreviewBarFrame preview={preview} path={paths.home(await getLocale())} />
}

const homeLinks = versionsIn(locales, routes.home)

type FrameProps = {
  browser?: Browser
  /** Empty for a page that is not found. */
  path?: string
  languageLinks: readonly Alternate[]
  breadcrumbs?: Breadcrumbs
  isOfJobs?: true
  children: ReactNode
}

async function Frame({
  browser = 'elements',
  path = '',
  languageLinks,
  breadcrumbs = [],
  isOfJobs,
  children,
}: FrameProps) {
  await tryReadEmployer()
  return (
    <>
      {browser === 'elements' && <script type="module" src={readingElements} />}
      <PageFrame
        browser={browser}
        path={path}
        logo={await readSiteLogo()}
        alternates={languageLinks}
        breadcrumbs={breadcrumbs}
        isOfJobs={isOfJobs}
      >
        {children}
      </PageFrame>
    </>
  )
}

async function ThrowNotFound(): Promise<never> {
  notFound()
}

async function ThrowError({ error }: { error: unknown }): Promise<never> {
  throw error
}

/** The metadata of a page of a kind. The 404 page and the error page render their own `<title>`. */
export async function renderMetadata<Content>(
  page: Page<Content>,
  params: Promise<PageParams>,
): Promise<Metadata> {
  try {
    const preview = await openPreview()
    const content = await page.readAt(fillRoute(page.routes, await params))
    const metadata = content ? await page.metadata(content) : {}
    return preview ? toPreviewMetadata(metadata) : metadata
  } catch (error) {
    unstable_rethrow(error)
    return {}
  }
}
