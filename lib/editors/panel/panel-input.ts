import type { RecordWarning } from '@/lib/editors/warnings/rules'
import type { PreviewStatus } from '../preview-state'
import type { RecordSource } from '../record-source'
import type { PlannedPosting } from './planned-posting'

/** What the site serves for one state of a record: its page, and its documents where it has them. */
export type ServedTexts = {
  /** The HTML document. */
  html: string
  /** A feed with the record's entry, in RSS, Atom or JSON Feed. Null for a record that no feed has. */
  feed: string | null
  markdown: string | null
}

/** What the panel shows. Everything about the page is read from the HTML, so that the panel shows what is served. */
export type PanelInput = {
  /** The canonical URL of the page, absolute. */
  url: string
  status: PreviewStatus
  /** The page as the preview renders it. */
  draft: ServedTexts
  /** The page as visitors get it; null if there is none. */
  live: ServedTexts | null
  /**
   * For a job: its markup once the job is published (`toPlannedPosting`), because the page of a draft has none. Null for
   * every other record.
   */
  job: PlannedPosting | null
  /** What to fix in the record; null for an organization of which the API gives only the name. */
  check: { reference: string; warnings: readonly RecordWarning[]; source: RecordSource } | null
}

/** The views of the panel, in their order. */
const panelViews = ['search', 'fix', 'social', 'job', 'feed', 'markdown', 'changes'] as const
export type PanelView = (typeof panelViews)[number]

/** Whether a view shows one of the two versions: the others are about the record, or about both. */
export function hasVersions(view: PanelView): boolean {
  return view !== 'fix' && view !== 'changes'
}

/** Which of the two states the panel shows. */
export type PanelVersion = 'draft' | 'live'

/** What is shown. `urlOf` is the URL of the panel that shows another view or version. */
export type Shown = {
  view: PanelView
  version: PanelVersion
  urlOf: (shown: { view: PanelView; version: PanelVersion }) => string
}

/** The view that a query parameter names, else the first one. */
export function toPanelView(text: unknown): PanelView {
  return panelViews.find((view) => view === text) ?? 'search'
}

/** Whether the record is still to be published: the texts about its two versions differ. */
export function wordingOf(status: PreviewStatus): 'unpublished' | 'published' {
  return status === 'draft' || status === 'scheduled' ? 'unpublished' : 'published'
}

/** Why there is no public page, as the key of its text. */
export function notLiveReason(status: PreviewStatus): 'unpublished' | 'live' | 'closed' {
  return status === 'live' || status === 'closed' ? status : 'unpublished'
}

/** The version that a query parameter names, else the draft. */
export function toPanelVersion(text: unknown): PanelVersion {
  return text === 'live' ? 'live' : 'draft'
}

/** The views that have something to show. */
export function availableViews({ draft, live, job, check }: PanelInput): PanelView[] {
  const has: Readonly<Record<PanelView, boolean>> = {
    search: true,
    fix: check !== null,
    social: true,
    job: job !== null,
    feed: draft.feed !== null || (live?.feed ?? null) !== null,
    markdown: draft.markdown !== null || (live?.markdown ?? null) !== null,
    changes: true,
  }
  return panelViews.filter((view) => has[view])
}
