import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { PageParams } from '@/lib/pages/urls/page-route'

type Props = { params: Promise<PageParams> }

/** The `page.tsx` of a public route. */
type PageModule = {
  default: (props: Props) => Promise<ReactNode> | ReactNode
  generateMetadata: (props: Props) => Promise<Metadata>
}

/** The modules of the public pages by their routes. `page-modules.test.ts` compares the routes with the registry. */
export const pageModules: Readonly<Record<string, () => Promise<PageModule>>> = {
  '/[locale]': () => load(import('@/app/[locale]/page')),
  '/[locale]/articles': () => load(import('@/app/[locale]/articles/page')),
  '/[locale]/collections': () => load(import('@/app/[locale]/collections/page')),
  '/[locale]/companies': () => load(import('@/app/[locale]/companies/page')),
  '/[locale]/jobs': () => load(import('@/app/[locale]/jobs/page')),
  '/[locale]/search': () => load(import('@/app/[locale]/search/page')),
  '/[locale]/search/[words]': () => load(import('@/app/[locale]/search/[words]/page')),
  '/[locale]/articles/[year]': () => load(import('@/app/[locale]/articles/[year]/page')),
  '/[locale]/categories/[category]': () => load(import('@/app/[locale]/categories/[category]/page')),
  '/[locale]/collections/[collection]': () => load(import('@/app/[locale]/collections/[collection]/page')),
  '/[locale]/companies/[company]': () => load(import('@/app/[locale]/companies/[company]/page')),
  '/[locale]/articles/[year]/[month]': () => load(import('@/app/[locale]/articles/[year]/[month]/page')),
  '/[locale]/articles/languages/[language]': () =>
    load(import('@/app/[locale]/articles/languages/[language]/page')),
  '/[locale]/articles/languages/[language]/page/[page]': () =>
    load(import('@/app/[locale]/articles/languages/[language]/page/[page]/page')),
  '/[locale]/articles/search/[filters]': () => load(import('@/app/[locale]/articles/search/[filters]/page')),
  '/[locale]/articles/[year]/page/[page]': () =>
    load(import('@/app/[locale]/articles/[year]/page/[page]/page')),
  '/[locale]/articles/[year]/[month]/page/[page]': () =>
    load(import('@/app/[locale]/articles/[year]/[month]/page/[page]/page')),
  '/[locale]/categories/[category]/[year]': () =>
    load(import('@/app/[locale]/categories/[category]/[year]/page')),
  '/[locale]/categories/[category]/[year]/page/[page]': () =>
    load(import('@/app/[locale]/categories/[category]/[year]/page/[page]/page')),
  '/[locale]/categories/[category]/[year]/[month]': () =>
    load(import('@/app/[locale]/categories/[category]/[year]/[month]/page')),
  '/[locale]/categories/[category]/[year]/[month]/page/[page]': () =>
    load(import('@/app/[locale]/categories/[category]/[year]/[month]/page/[page]/page')),
  '/[locale]/articles/page/[page]': () => load(import('@/app/[locale]/articles/page/[page]/page')),
  '/[locale]/categories/[category]/page/[page]': () =>
    load(import('@/app/[locale]/categories/[category]/page/[page]/page')),
  '/[locale]/collections/[collection]/page/[page]': () =>
    load(import('@/app/[locale]/collections/[collection]/page/[page]/page')),
  '/[locale]/companies/page/[page]': () => load(import('@/app/[locale]/companies/page/[page]/page')),
  '/[locale]/companies/search/[filters]': () =>
    load(import('@/app/[locale]/companies/search/[filters]/page')),
  '/[locale]/jobs/page/[page]': () => load(import('@/app/[locale]/jobs/page/[page]/page')),
  '/[locale]/saved': () => load(import('@/app/[locale]/saved/page')),
  '/[locale]/jobs/search/[filters]': () => load(import('@/app/[locale]/jobs/search/[filters]/page')),
  '/[locale]/companies/[company]/articles': () =>
    load(import('@/app/[locale]/companies/[company]/articles/page')),
  '/[locale]/companies/[company]/articles/page/[page]': () =>
    load(import('@/app/[locale]/companies/[company]/articles/page/[page]/page')),
  '/[locale]/companies/[company]/jobs': () => load(import('@/app/[locale]/companies/[company]/jobs/page')),
  '/[locale]/companies/[company]/jobs/page/[page]': () =>
    load(import('@/app/[locale]/companies/[company]/jobs/page/[page]/page')),
  '/[locale]/companies/[company]/jobs/[job]': () =>
    load(import('@/app/[locale]/companies/[company]/jobs/[job]/page')),
  '/[locale]/articles/[year]/[month]/[day]/[article]': () =>
    load(import('@/app/[locale]/articles/[year]/[month]/[day]/[article]/page')),
  '/[locale]/[...path]': () => load(import('@/app/[locale]/[...path]/page')),
}

/** The route of a module decides which params it gets. */
function load(module: Promise<unknown>): Promise<PageModule> {
  return module as Promise<PageModule>
}
