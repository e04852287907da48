import { useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/external-link'
import type { Organization } from '@/lib/model/organization'

export function ProfileLinks({ organization }: { organization: Organization }) {
  const t = useTranslations('Organization.networks')
  const links = [
    ...organization.websites.map(({ name, url }) => ({ name, url })),
    ...organization.profiles.map(({ network, url }) => ({ name: t(network), url })),
  ]
  return (
    <ul className="flex flex-col gap-2">
      {links.map(({ name, url }) => (
        <li key={url}>
          <ExternalLink href={url} rel="nofollow noopener">
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
