import { isEditor, readEditorLocale } from '@/app/preview/editor-access'
import { EditorSignIn } from '@/components/editors/editor-sign-in'
import { ContentHealthView } from '@/components/editors/health/content-health-view'
import { readContentHealth } from '@/lib/editors/content-health'
import { env } from '@/lib/env'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The warnings of every article, organization and job, or the form with which an editor signs in. */
export default async function ContentHealthPage({ searchParams }: Props) {
  const locale = await readEditorLocale()
  const secret = env.PREVIEW_SECRET
  if (secret === undefined || !(await isEditor()))
    return <EditorSignIn isOn={secret !== undefined} isRefused={false} locale={locale} />
  const entries = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return (
    <ContentHealthView
      health={await readContentHealth(secret, new URLSearchParams(entries))}
      locale={locale}
    />
  )
}
