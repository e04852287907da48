/** A part of a video, from a time in seconds on. */
export type Chapter = { start: number; name: string }

/** YouTube makes chapters of at least so many lines. */
const minChapters = 3
const maxChapters = 100

/** `1:20 The line`, also `(1:02:05) – The line`. */
const chapterLine = /^\s*[([]?(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[)\]]?\s*(?:[-–—:|•]\s*)?(\S.*?)\s*$/u

/**
 * The chapters that a description lists as YouTube reads them: lines that begin with a time, the first of them 0:00, in ascending
 * order. `text` is the description without these lines.
 */
export function takeChapters(description: string): { text: string; chapters: readonly Chapter[] } {
  const lines = description.split('\n')
  const chapters: Chapter[] = []
  const others: string[] = []
  for (const line of lines) {
    const chapter = toChapter(line)
    if (chapter) chapters.push(chapter)
    else others.push(line)
  }
  const isAscending = chapters.every(
    ({ start }, index) => index === 0 || start > (chapters[index - 1]?.start ?? 0),
  )
  if (chapters.length < minChapters || chapters[0]?.start !== 0 || !isAscending)
    return { text: description, chapters: [] }
  return {
    text: others
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    chapters: chapters.slice(0, maxChapters),
  }
}

function toChapter(line: string): Chapter | null {
  const [match, hours = '0', minutes = '0', seconds = '0', name = ''] = chapterLine.exec(line) ?? []
  if (match === undefined || Number(seconds) > 59) return null
  return { start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), name }
}
