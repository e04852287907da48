import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RichText } from '@/components/rich-text/rich-text'
import { ExternalLinks } from '@/components/ui/external-link'
import { LanguageNote } from '@/components/ui/language-note'
import { Prose } from '@/components/ui/prose'
import { parseText } from '@/lib/content/pipeline'
import { pickText, type TextInLanguage } from '@/lib/model/localized'
import { type Organization, pickDescription } from '@/lib/model/organization'
import { OrganizationText } from './organization-text'
import { Subsidiaries } from './subsidiaries'

type OrganizationAboutProps = { organization: Organization; knownSlugs: readonly string[] }

/**
 * The texts of an organization, and beside them what is short. Where there is nothing short, the second text stands beside the
 * first one.
 */
export function OrganizationAbout({ organization, knownSlugs }: OrganizationAboutProps) {
  const t = useTranslations('Organization')
  const networks = useTranslations('Organization.networks')
  const locale = useLocale()
  const { name, defaultLanguage, profiles, websites, subsidiaries } = organization
  const description = pickDescription(organization, locale)
  const lookingFor = pickText(organization.lookingFors, locale, defaultLanguage)
  const goodToKnow = pickText(organization.goodToKnows, locale, defaultLanguage)
  const links = [...websites, ...profiles.map(({ network, url }) => ({ name: networks(network), url }))]
  const hasAside = goodToKnow !== null || links.length > 0 || subsidiaries.length > 0
  const texts = [
    { title: t('about', { name }), text: description },
    { title: t('lookingFor'), text: lookingFor },
  ].filter(({ text }) => text !== null)
  const columns = hasAside
    ? 'grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]'
    : texts.length > 1
      ? 'grid gap-x-16 gap-y-12 lg:grid-cols-2'
      : 'flex flex-col'
  const items = texts.map(({ title, text }) => <OrganizationText key={title} title={title} text={text} />)
  return (
    <div id="about" className={columns}>
      {texts.length === 0 && <p className="font-story text-lead text-muted">{t('noText', { name })}</p>}
      {hasAside && texts.length > 0 ? <div className="flex min-w-0 flex-col gap-14">{items}</div> : items}
      {hasAside && (
        <div className="flex min-w-0 flex-col gap-10 self-start">
          {goodToKnow && (
            <Group title={t('goodToKnow')}>
              <AsideText text={goodToKnow} />
            </Group>
          )}
          {links.length > 0 && (
            <Group title={t('elsewhere')}>
              <ExternalLinks links={links} className="flex flex-col gap-2" />
            </Group>
          )}
          {subsidiaries.length > 0 && (
            <Group title={t('subsidiaries')}>
              <Subsidiaries subsidiaries={subsidiaries} knownSlugs={knownSlugs} />
            </Group>
          )}
        </div>
      )}
    </div>
  )
}

function AsideText({ text: { text, language } }: { text: TextInLanguage }) {
  return (
    <>
      <LanguageNote language={language} />
      <Prose lang={language} size="small">
        <RichText tree={parseText(text, 'html')} />
      </Prose>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-t-2 border-ink pt-4">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  )
}
