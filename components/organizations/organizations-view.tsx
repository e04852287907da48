import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import type { OrganizationSummary } from '@/lib/model/organization'
import { OrganizationList } from './organization-list'

export function OrganizationsView({ organizations }: { organizations: readonly OrganizationSummary[] }) {
  const t = useTranslations('Organizations')
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} meta={t('count', { count: organizations.length })} />
      {organizations.length > 0 ? (
        <OrganizationList organizations={organizations} priority />
      ) : (
        <EmptyState title={t('empty')} text={t('emptyText')} />
      )}
    </>
  )
}
