import 'server-only'
import { listArticleDrafts } from '@/lib/data/articles/article-drafts'
import { listScheduledArticles } from '@/lib/data/articles/preview-articles'
import { openStore } from '@/lib/data/store'
import { env } from '@/lib/env'
import { localeForLanguage } from '@/lib/i18n/locales'
import { toLocalTime } from '@/lib/model/date'
import { toPreviewLink } from '@/lib/preview/preview-link'
import { type PreviewSubject, previewSeconds } from '@/lib/preview/preview-token'
import { currentTime } from '@/lib/process/clock'
import { logWarning } from '@/lib/process/log'
import { agesOf, type CopyState, countInvalid, readCopyState } from '@/lib/sync/copy-state'

/** An article with the signed link to its preview. `time` is its publication, or the last change of a draft. */
export type EditorArticle = { name: string; language: string; time: Date | null; link: string }

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
  scheduled: readonly EditorArticle[] | null
  isCut: boolean
  drafts: readonly EditorArticle[] | 'hosted' | 'failed'
  /** The value of the field for a time: now, in the time zone of the site. */
  now: string
}

const maxShown = 50

/** The content of the editors' start page. `secret` signs its links. */
export async function readEditorStart(secret: string): Promise<EditorStartContent> {
  const now = new Date(currentTime())
  const expires = Math.floor(now.getTime() / 1000) + previewSeconds
  const linkTo = (reference: string, language: string) => {
    const subject: PreviewSubject = { type: 'article', reference, locale: localeForLanguage(language) }
    return toPreviewLink(secret, { grant: { kind: 'record', ...subject }, expires }, now)
  }
  const [copy, scheduled, drafts] = await Promise.all([
    readCopyAge(),
    listScheduledArticles(maxShown + 1).catch((error) => {
      logWarning('The scheduled articles cannot be read', {}, error)
      return null
    }),
    listArticleDrafts({ limit: maxShown }).catch((error) => {
      logWarning('The drafts of articles cannot be read', {}, error)
      return 'failed' as const
    }),
  ])
  return {
    copy,
    scheduled:
      scheduled?.slice(0, maxShown).map(({ name, language, publishedAt, reference }) => ({
        ...{ name, language, time: publishedAt },
        link: linkTo(reference, language),
      })) ?? null,
    isCut: (scheduled?.length ?? 0) > maxShown,
    drafts:
      drafts === null || drafts === 'failed'
        ? (drafts ?? 'hosted')
        : drafts.map(({ name, language, updatedAt, reference }) => ({
            ...{ name, language, time: updatedAt },
            link: linkTo(reference, language),
          })),
    now: toLocalTime(now, env.SITE_TIME_ZONE),
  }
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
