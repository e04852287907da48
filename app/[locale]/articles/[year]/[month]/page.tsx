import type { Metadata } from 'next'
import { parseMonth, parseYear } from '@/lib/routes'
import { describeArchive, drawArchive } from '../../archive-page'

type Props = PageProps<'/[locale]/articles/[year]/[month]'>

/** Months are made when they are first asked for; this one, which does not exist, tells Next that they can be. */
export function generateStaticParams(): { year: string; month: string }[] {
  return [{ year: 'none', month: 'none' }]
}

export default function MonthPage({ params }: Props) {
  return drawArchive(toKey(params))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeArchive(toKey(params))
}

async function toKey(params: Props['params']) {
  const { locale, year: yearText, month: monthText } = await params
  const month = parseMonth(monthText)
  return month === null ? { locale, year: null } : { locale, year: parseYear(yearText), month }
}
