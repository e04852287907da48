import type { Metadata } from 'next'
import { JobsView } from '@/components/jobs/jobs-view'
import { listBuiltPages } from '@/lib/data/built-pages'
import { toFilterSegment } from '@/lib/job-filter'
import { jobSearchPage, titleOf } from '@/lib/pages/job-search'
import { noRecord } from '@/lib/routes'
import { renderMetadata, renderPage } from '../../../page-shell'

type Props = PageProps<'/[locale]/jobs/search/[filters]'>

/** Landing pages; all other states are rendered on demand. Next.js requires at least one path. */
export async function generateStaticParams(): Promise<{ filters: string }[]> {
  const { landings } = await listBuiltPages()
  const segments = landings.map(({ filter }) => toFilterSegment(filter))
  return (segments.length > 0 ? segments : [noRecord]).map((filters) => ({ filters }))
}

export default function JobSearchPage({ params }: Props) {
  return renderPage(jobSearchPage, 'page', params, (content) => (
    <JobsView content={content} title={titleOf(content)} intro={null} />
  ))
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(jobSearchPage, params)
}
