import { readEditorLocale, requireEditor } from '@/app/preview/editor-access'
import { ContentHealthView } from '@/components/editors/content-health-view'
import { readContentHealth } from '@/lib/editors/content-health'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The warnings of every article, organization and job. */
export default async function ContentHealthPage({ searchParams }: Props) {
  await requireEditor()
  const entries = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const health = await readContentHealth(new URLSearchParams(entries))
  return <ContentHealthView health={health} locale={await readEditorLocale()} />
}
