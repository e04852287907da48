import type { Metadata } from 'next'
import { parseMonth, parseYear } from '@/lib/routes'
import { describeArchive, drawArchive } from '../../archive-page'

type Props = PageProps<'/[locale]/articles/[year]/[month]'>

/** Months are made when they are first asked for; this one, which does not exist, tells Next that they can be. */
export function generateStaticParams(): { year: string; month: string }[] {
  return [{ year: 'none', month: 'none' }]
}

export default function MonthPage({ params }: Props) {
  return drawArchive(async () => readKey(await params))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeArchive(readKey(await params))
}

function readKey({ locale, year, month }: { locale: string; year: string; month: string }) {
  const key = { year: parseYear(year), month: parseMonth(month) }
  return key.year !== null && key.month !== null
    ? { locale, year: key.year, month: key.month }
    : { locale, year: null }
}
