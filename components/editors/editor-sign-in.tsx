import { PageHeader } from '@/components/ui/page-header'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { routes } from '@/lib/routes'

/** The form with which an editor signs in. `isOn` is false without PREVIEW_SECRET. */
export function EditorSignIn({ isOn, locale }: { isOn: boolean; locale: string }) {
  const t = editorTranslatorFor(locale)
  return (
    <main className="page-width page">
      <title>{t('Access.title')}</title>
      <PageHeader title={t('Access.title')} intro={isOn ? null : t('Access.off')} />
      {isOn && (
        <form method="post" action={routes.editorSignIn()} className="flex max-w-measure flex-col gap-4">
          <label className="flex flex-col gap-2 font-medium">
            {t('Access.secret')}
            <input
              type="password"
              name="secret"
              required
              autoComplete="current-password"
              aria-describedby="secret-hint"
              className="field"
            />
          </label>
          <p id="secret-hint" className="text-label text-muted">
            {t('Access.secretHint')}
          </p>
          <button type="submit" className="button self-start">
            {t('Access.signIn')}
          </button>
        </form>
      )}
    </main>
  )
}
