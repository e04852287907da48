import { PageHeader } from '@/components/ui/page-header'
import type { PreviewProblem } from '@/lib/editors/preview-problem'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'

type PreviewProblemViewProps = { problem: PreviewProblem; locale: string }

/** Why there is nothing to preview, and what the editor can do. */
export function PreviewProblemView({ problem, locale }: PreviewProblemViewProps) {
  const t = editorTranslatorFor(locale)
  const { kind, scopes, status } = problem
  return (
    <div className="flex flex-col gap-6">
      <title>{t(`Preview.problems.${kind}.title`)}</title>
      <PageHeader title={t(`Preview.problems.${kind}.title`)} />
      <p className="max-w-measure text-lead">
        {t(`Preview.problems.${kind}.text`, { status: status ?? 0, count: scopes.length })}
      </p>
      {scopes.length > 0 && (
        <ul className="list-disc pl-6">
          {scopes.map((scope) => (
            <li key={scope}>
              <code>{scope}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
