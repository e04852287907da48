import { PageHeader } from '@/components/ui/page-header'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { routes } from '@/lib/routes'
import { HintedField } from './hinted-field'

type EditorSignInProps = {
  /** False without PREVIEW_SECRET. */
  isOn: boolean
  isRefused: boolean
  locale: string
}

/** The form with which an editor signs in. `isRefused` is true after another secret was entered. */
export function EditorSignIn({ isOn, isRefused, locale }: EditorSignInProps) {
  const t = editorTranslatorFor(locale)
  return (
    <main className="page-width page">
      <title>{t('Access.title')}</title>
      <PageHeader title={t('Access.title')} intro={isOn ? null : t('Preview.refusals.off')} />
      {isOn && (
        <form method="post" action={routes.editorSignIn()} className="flex max-w-measure flex-col gap-4">
          <HintedField
            type="password"
            name="secret"
            label={t('Access.secret')}
            hint={t('Access.secretHint')}
            error={isRefused ? t('Preview.refusals.secret') : null}
            autoComplete="current-password"
          />
          <button type="submit" className="button self-start">
            {t('Access.signIn')}
          </button>
        </form>
      )}
    </main>
  )
}
