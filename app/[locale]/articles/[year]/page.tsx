import type { Metadata } from 'next'
import { listYears } from '@/lib/data/articles'
import { parseYear } from '@/lib/routes'
import { describeArchive, drawArchive } from '../archive-page'

type Props = PageProps<'/[locale]/articles/[year]'>

export async function generateStaticParams({
  params,
}: {
  params: { locale: string }
}): Promise<{ year: string }[]> {
  const years = (await listYears(params.locale)).slice(0, 10)
  return [...years.map((year) => ({ year: String(year) })), { year: 'none' }]
}

export default function YearPage({ params }: Props) {
  return drawArchive(toKey(params))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeArchive(toKey(params))
}

async function toKey(params: Props['params']) {
  const { locale, year } = await params
  return { locale, year: parseYear(year) }
}
