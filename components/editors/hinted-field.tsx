type HintedFieldProps = {
  name: string
  /** `lines` is a text of several lines. */
  type: 'text' | 'password' | 'datetime-local' | 'lines'
  label: string
  hint: string
  /** Why the form with this field was refused. The field gets the focus. */
  error?: string | null
  maxLength?: number
  defaultValue?: string
  autoComplete?: 'current-password'
}

/** A required field of a form with its label, and below it what to enter. */
export function HintedField(props: HintedFieldProps) {
  const { name, type, label, hint, error = null, maxLength, defaultValue, autoComplete } = props
  const ids = { field: `${name}-field`, hint: `${name}-hint`, error: `${name}-error` }
  const field = {
    ...{ id: ids.field, name, defaultValue, required: true, className: 'field' },
    'aria-invalid': error !== null,
    'aria-describedby': error === null ? ids.hint : `${ids.error} ${ids.hint}`,
    // The form was sent, and this field is what to correct.
    autoFocus: error !== null,
  }
  return (
    <>
      <label htmlFor={ids.field} className="-mb-1 font-medium">
        {label}
      </label>
      {type === 'lines' ? (
        <textarea {...field} rows={4} />
      ) : (
        <input {...field} type={type} maxLength={maxLength} autoComplete={autoComplete} />
      )}
      <FieldError id={ids.error} text={error} />
      <p id={ids.hint} className="text-label text-muted">
        {hint}
      </p>
    </>
  )
}

/** What is wrong with a form. Nothing without a text. */
export function FieldError({ id, text }: { id: string; text: string | null }) {
  if (text === null) return null
  return (
    <p id={id} className="rounded-pane bg-signal-soft px-3 py-2 text-label text-signal">
      {text}
    </p>
  )
}
