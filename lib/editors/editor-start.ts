import 'server-only'
import { listArticleDrafts } from '@/lib/data/articles/article-drafts'
import { listScheduledArticles } from '@/lib/data/articles/preview-articles'
import { listJobDrafts } from '@/lib/data/jobs/preview-jobs'
import { openStore } from '@/lib/data/store'
import { env } from '@/lib/env'
import { localeForLanguage } from '@/lib/i18n/locales'
import { toLocalTime } from '@/lib/model/date'
import { toPreviewLink } from '@/lib/preview/preview-link'
import { type PreviewSubject, type PreviewType, previewSeconds } from '@/lib/preview/preview-token'
import { currentTime } from '@/lib/process/clock'
import { logWarning } from '@/lib/process/log'
import { agesOf, type CopyState, countInvalid, readCopyState } from '@/lib/sync/copy-state'
import { type ReferencePage, readReferencePage } from './reference-page'
import { listSharedLinks, type SharedLink, toSharePage } from './shared-links'

/** A record with the signed link to its preview, and to the page on which it is shared. `time` is its publication, or the last change of a draft. */
export type EditorRecord = Pick<PreviewSubject, 'type'> & {
  name: string
  language: string
  time: Date | null
  link: string
  sharePage: string
}

/**
 * The copy of a hosted API. `minutes` is the age of its oldest part without the details of jobs; `held` are lists of which a change waits.
 * Of the `invalid` records, `first` has a few.
 */
type CopyAge = {
  minutes: number | null
  held: readonly string[]
  invalid: { count: number; first: CopyState['invalid']['first'] }
}

/** `scheduled` is null where the articles cannot be read. A hosted API has no drafts, and content of files is no copy. */
export type EditorStartContent = {
  copy: CopyAge | null
  scheduled: readonly EditorRecord[] | null
  drafts: readonly EditorRecord[] | 'hosted' | 'failed'
  /** Whether there are more than those shown. */
  isCut: { scheduled: boolean; drafts: boolean }
  references: ReferencePage
  /** Null where they cannot be read. */
  shared: readonly SharedLink[] | null
  /** The value of the field for a time: now, in the time zone of the site. */
  now: string
}

const maxShown = 50

/** The content of the editors' start page. `secret` signs its links, `page` is that of the references at hand. */
export async function readEditorStart(secret: string, page: number): Promise<EditorStartContent> {
  const now = new Date(currentTime())
  const expires = Math.floor(now.getTime() / 1000) + previewSeconds
  const toRecord = (type: PreviewType, { name, language, time, reference }: Listed): EditorRecord => {
    const subject: PreviewSubject = { type, reference, locale: localeForLanguage(language) }
    return {
      ...{ type, name, language, time },
      link: toPreviewLink(secret, { grant: { kind: 'record', ...subject }, expires }, now),
      sharePage: toSharePage(secret, subject),
    }
  }
  const [copy, scheduled, drafts, references, shared] = await Promise.all([
    readCopyAge(),
    listScheduledArticles(maxShown + 1).catch((error) => {
      logWarning('The scheduled articles cannot be read', {}, error)
      return null
    }),
    listDrafts().catch((error) => {
      logWarning('The drafts cannot be read', {}, error)
      return 'failed' as const
    }),
    readReferencePage(page),
    listSharedLinks(secret).catch((error) => {
      logWarning('The shared links cannot be read', {}, error)
      return null
    }),
  ])
  return {
    copy,
    scheduled:
      scheduled
        ?.slice(0, maxShown)
        .map((article) => toRecord('article', { ...article, time: article.publishedAt })) ?? null,
    drafts:
      typeof drafts === 'string'
        ? drafts
        : drafts
            .slice(0, maxShown)
            .map(({ type, ...draft }) => toRecord(type, { ...draft, time: draft.updatedAt })),
    isCut: { scheduled: (scheduled?.length ?? 0) > maxShown, drafts: drafts.length > maxShown },
    references,
    shared,
    now: toLocalTime(now, env.SITE_TIME_ZONE),
  }
}

type Listed = { reference: string; name: string; language: string; time: Date | null }

/** Drafts of every type, the last changed first; one more than are shown. */
async function listDrafts() {
  const [articles, jobs] = await Promise.all([
    listArticleDrafts({ limit: maxShown + 1 }),
    listJobDrafts(maxShown + 1),
  ])
  if (articles === null) return 'hosted'
  const timeOf = ({ updatedAt }: { updatedAt: Date | null }) => updatedAt?.getTime() ?? 0
  return [
    ...articles.map((draft) => ({ type: 'article' as const, ...draft })),
    ...jobs.map((draft) => ({ type: 'job' as const, ...draft })),
  ].sort((a, b) => timeOf(b) - timeOf(a))
}

async function readCopyAge(): Promise<CopyAge | null> {
  if (env.API_BASE_URL === undefined) return null
  const state = await readCopyState(openStore(), env.API_BASE_URL)
  const ages = agesOf(state, new Date(currentTime())).flatMap(({ kind, ageSeconds }) =>
    kind === 'job' || ageSeconds === null ? [] : [ageSeconds],
  )
  return {
    minutes: state.isComplete ? Math.floor(Math.max(0, ...ages) / 60) : null,
    held: state.held.map(({ list }) => list),
    invalid: { count: countInvalid(state), first: state.invalid.first },
  }
}
