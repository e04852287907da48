import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { describePage, drawPage } from '@/app/[locale]/page-shell'
import { JobsView } from '@/components/jobs/jobs-view'
import { listJobs } from '@/lib/data/jobs'
import { getPreviewImage } from '@/lib/data/preview-images'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { switcherLinks, versionsIn } from '@/lib/seo/alternates'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { listGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/[locale]/jobs'>

export default function JobsPage({ params }: Props) {
  return drawPage('page', params, async ({ locale }) => {
    const list = await listJobs()
    const items = list.jobs.map(({ name, slug, organization }) => ({
      name,
      path: routes.job(locale, organization.slug, slug),
    }))
    const page = { locale, path: routes.jobs(locale), name: messagesFor(locale).Jobs.title, trail: [] }
    return {
      alternates: switcherLinks([], routes.jobs),
      graph: listGraph(page, { items }),
      body: <JobsView {...list} />,
    }
  })
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return describePage(params, async ({ locale }) => {
    const count = (await listJobs()).jobs.filter((job) => !job.isSpontaneous).length
    const t = await getTranslations('Jobs')
    return pageMetadata({
      locale,
      path: routes.jobs(locale),
      title: t('title'),
      description: t('description', { count }),
      image: await getPreviewImage({ image: null, card: routes.card(routes.jobs(locale)) }),
      versions: count === 0 ? [] : versionsIn(locales, routes.jobs),
      noindex: count === 0,
      feeds: feedLinks(feedScopes.jobs(locale), feedScopes.jobs(null, locale)),
    })
  })
}
