import { useTranslations } from 'next-intl'

/** The checkbox of an item of a task list. It cannot be changed, and has no text of its own. */
export function TaskBox({ isDone }: { isDone: boolean }) {
  const t = useTranslations('Ui.task')
  return <input type="checkbox" disabled checked={isDone} aria-label={t(isDone ? 'done' : 'open')} />
}
