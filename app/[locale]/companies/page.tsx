import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { describePage, drawPage } from '@/app/[locale]/page-shell'
import { OrganizationsView } from '@/components/organizations/organizations-view'
import { listOrganizations } from '@/lib/data/organizations'
import { getPreviewImage } from '@/lib/data/preview-images'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { switcherLinks, versionsIn } from '@/lib/seo/alternates'
import { listGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/[locale]/companies'>

export default function CompaniesPage({ params }: Props) {
  return drawPage('page', params, async ({ locale }) => {
    const organizations = await listOrganizations()
    const items = organizations.map(({ name, slug }) => ({ name, path: routes.company(locale, slug) }))
    const name = messagesFor(locale).Organizations.title
    return {
      alternates: switcherLinks([], routes.companies),
      graph: listGraph({ locale, path: routes.companies(locale), name, trail: [] }, { items }),
      body: <OrganizationsView organizations={organizations} />,
    }
  })
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return describePage(params, async ({ locale }) => {
    const organizations = await listOrganizations()
    const t = await getTranslations('Organizations')
    return pageMetadata({
      locale,
      path: routes.companies(locale),
      title: t('title'),
      description: t('description', { count: organizations.length }),
      image: await getPreviewImage({ image: null, card: routes.card(routes.companies(locale)) }),
      versions: organizations.length === 0 ? [] : versionsIn(locales, routes.companies),
      noindex: organizations.length === 0,
    })
  })
}
